import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { choiceLogged, setChoice } from '#src/stores/choice.ts';
import { choiceOf } from '#src/stores/consent.ts';
import { ChoiceSettings } from '#src/ui/controls/ChoiceSettings.tsx';
import { askPerPurpose } from '../../../support/askPerPurpose.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
askPerPurpose();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const switchedOn = () =>
  screen
    .getAllByRole('switch')
    .map((each) => (each as HTMLInputElement).checked)
    .join(' ');

describe('the settings where each purpose is asked about', () => {
  test('show what was answered, and change it for each purpose', () => {
    setChoice({ statistics: true, botCheck: false, convenience: false });
    render(<ChoiceSettings />);
    expect(screen.getByRole('status')).toHaveTextContent('Du har sagt ja til statistik.');
    expect(switchedOn()).toBe('true false false');
    flip('Statistik');
    flip('Hurtigere side');
    // Nothing counts before it is saved.
    expect(choiceOf().answers).toMatchObject({ statistics: true, convenience: false });
    press('Gem mit valg');
    expect(choiceOf().answers).toEqual({ statistics: false, botCheck: false, convenience: true });
    expect(screen.getByRole('status')).toHaveTextContent('Du har sagt ja til en hurtigere side.');
  });

  test('a yes to all is as easily taken back: no second question', () => {
    render(<ChoiceSettings />);
    expect(screen.getByRole('status')).toHaveTextContent('Du har ikke valgt endnu.');
    press('Accepter alle');
    expect(switchedOn()).toBe('true true true');
    press('Afvis alle');
    expect(switchedOn()).toBe('false false false');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Du har sagt nej til alt, der ikke er nødvendigt.',
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('saved as it stands, the first time, it is a no', () => {
    render(<ChoiceSettings />);
    press('Gem mit valg');
    expect(choiceOf().answers).toEqual({ statistics: false, botCheck: false, convenience: false });
  });

  test('keep what was switched while the server logs the answer before it', () => {
    setChoice({ statistics: true, botCheck: false, convenience: false });
    render(<ChoiceSettings />);
    flip('Statistik');
    act(() => choiceLogged(choiceOf()));
    expect(switchedOn()).toBe('false false false');
  });

  test('follow what another tab has answered', () => {
    render(<ChoiceSettings />);
    flip('Robot-tjek');
    act(() => setChoice({ statistics: true, botCheck: false, convenience: false }));
    expect(switchedOn()).toBe('true false false');
  });
});
