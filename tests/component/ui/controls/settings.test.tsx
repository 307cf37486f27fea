import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { choiceLogged, setChoice } from '#src/stores/consentChoice.ts';
import { choiceOf, setConsent, useConsent } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { ChoiceSettings } from '#src/ui/controls/ChoiceSettings.tsx';
import { WallSettings } from '#src/ui/controls/WallSettings.tsx';
import { address, openPage } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const says = (text: string) => expect(screen.getByText(text)).toBeVisible();

describe('the settings where each purpose is asked about', () => {
  const NO = { statistics: false, botCheck: false, convenience: false };
  const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
  const switchedOn = () =>
    screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);

  beforeEach(() => shopChanged({ ...site, consent: 'choice' }));

  test('show what was answered, and change it for each purpose when it is saved', () => {
    setChoice({ ...NO, statistics: true });
    render(<ChoiceSettings />);
    says('Du har sagt ja til statistik.');
    expect(switchedOn()).toEqual([true, false, false]);
    flip('Statistik');
    flip('Hurtigere side');
    // A choice that the server logs meanwhile leaves the switches as they are.
    act(() => choiceLogged(choiceOf()));
    expect(switchedOn()).toEqual([false, false, true]);
    expect(choiceOf().answers).toMatchObject({ statistics: true, convenience: false });
    press('Gem mit valg');
    expect(choiceOf().answers).toEqual({ ...NO, convenience: true });
    says('Du har sagt ja til en hurtigere side.');
  });

  test('take a yes to all back as easily as they take it: no second question', () => {
    render(<ChoiceSettings />);
    says('Du har ikke valgt endnu.');
    press('Accepter alle');
    expect(switchedOn()).toEqual([true, true, true]);
    press('Afvis alle');
    expect(switchedOn()).toEqual([false, false, false]);
    says('Du har sagt nej til alt, der ikke er nødvendigt.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('saved as they stand, the first time, are a no', () => {
    render(<ChoiceSettings />);
    press('Gem mit valg');
    expect(choiceOf().answers).toEqual(NO);
  });

  test('follow what another tab has answered', () => {
    render(<ChoiceSettings />);
    flip('Robot-tjek');
    act(() => setChoice({ ...NO, statistics: true }));
    expect(switchedOn()).toEqual([true, false, false]);
  });
});

describe('the settings of the wall', () => {
  const open = () => openPage(<WallSettings />, '/cookies-politik');
  const question = () => screen.queryByRole('alertdialog', { name: 'Vil du afvise cookies?' });
  const isHome = () => waitFor(() => expect(address()).toBe('/'));
  const answer = () => useConsent.getState().value;

  test.each([
    [null, 'Du har ikke valgt endnu.', ['Acceptér cookies', 'Afvis cookies']],
    ['accepted', 'Du har accepteret cookies.', ['Afvis cookies']],
    ['declined', 'Du har afvist cookies.', ['Acceptér cookies']],
  ] as const)('%s: %s, and neither answer is favoured', (value, status, offered) => {
    useConsent.setState({ value });
    open();
    says(status);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  });

  test('ask twice for a no after a yes, which leads to the front page', async () => {
    setConsent('accepted');
    open();
    press('Afvis cookies');
    expect(question()).toBeVisible();
    press('Annuller');
    expect(answer()).toBe('accepted');
    press('Afvis cookies');
    press('Afvis cookies');
    expect(answer()).toBe('declined');
    expect(question()).not.toBeInTheDocument();
    await isHome();
  });

  test('take a first no without a second question, and a yes after it', async () => {
    open();
    press('Afvis cookies');
    expect(question()).not.toBeInTheDocument();
    expect(answer()).toBe('declined');
    press('Acceptér cookies');
    expect(answer()).toBe('accepted');
    await isHome();
  });

  test('say what another tab has decided', () => {
    open();
    act(() => setConsent('accepted'));
    says('Du har accepteret cookies.');
  });
});
