import type { Meta } from '@storybook/react-vite';
import { AccountLayout, AccountLinks, RailEntry } from '#src/ui/account/AccountLayout.tsx';
import { profileIcons } from '#src/ui/account/AccountLayout.tsx';
import { routes } from '#src/model/base/routes.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { admin, customer } from '../support/records.ts';
import { never, screen } from './states.tsx';

const meta: Meta = { title: 'Account' };
export default meta;

const memberSince = () => Promise.resolve(new Date('2025-06-24T10:00:00Z'));

const account = (user: SessionUser, read: typeof memberSince | typeof never = memberSince) =>
  screen(
    <AccountLayout
      title="Ordrehistorik"
      user={user}
      memberSince={read}
      current="orders"
      rail={
        <AccountLinks
          label="Konto"
          isAdmin={user.isAdmin}
          orders={routes.orderHistory}
          isAtOrders
          more={<RailEntry to={routes.profile} icon={profileIcons.information} label="Profil" />}
        />
      }
    >
      <p>Du har ikke købt noget endnu.</p>
    </AccountLayout>,
  );

export const Customer = account(customer);
export const Photographer = account(admin);
export const LongName = account({
  ...customer,
  name: 'Ida-Marie Vindfeldt Christoffersen-Holmegaard',
  email: 'ida.marie.vindfeldt.christoffersen.holmegaard@jerslevfoto.example',
});
export const Loading = account({ ...customer, uid: 'unknown', name: '' }, never);
