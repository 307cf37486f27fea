import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import * as account from '#src/data/auth/account.ts';
import * as ownProfile from '#src/data/auth/ownProfile.ts';
import { ProfilePage } from '#src/features/profile/ProfilePage.tsx';
import { userProfileSchema, type UserProfile } from '#src/model/account/schema.ts';
import { useConsent } from '#src/stores/consent.ts';
import { Address } from '../../support/Address.tsx';

/** What is saved about Signe. */
export function signe(change: Partial<UserProfile> = {}): UserProfile {
  return {
    ...userProfileSchema.parse({ uid: 'uid-kunde', email: 'kunde@jerslevfoto.example' }),
    firstName: 'Signe',
    lastName: 'Overgaard',
    phoneNumber: '+45 31 42 53 64',
    ...change,
  };
}

/** Whoever owns this profile, who has been here since June; everything works. */
export function fakeAccount(profile = signe()): void {
  useConsent.setState({ value: 'accepted' });
  vi.mocked(account.accountCreatedAt).mockReset().mockResolvedValue(new Date('2025-06-24T10:00Z'));
  vi.mocked(account.setDisplayName).mockReset().mockResolvedValue(undefined);
  vi.mocked(account.changePassword).mockReset().mockResolvedValue(undefined);
  vi.mocked(account.signOutEverywhere).mockReset().mockResolvedValue(undefined);
  vi.mocked(account.reauthenticate).mockReset().mockResolvedValue(undefined);
  vi.mocked(ownProfile.getOwnProfile).mockReset().mockResolvedValue(profile);
  vi.mocked(ownProfile.saveOwnName).mockReset().mockResolvedValue(undefined);
}

export function openProfile(address = '/profil'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/profil" element={<ProfilePage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByLabelText(name);

/** Replaces what stands in a field. */
export function retype(name: string, text: string): void {
  fireEvent.input(field(name), { target: { value: text } });
}
