import { CircleUserRound, LayoutDashboard, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import { routes } from '#src/shared/routes.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import type { SessionUser } from '#src/shared/sessionUser.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './UserMenu.module.css';
import { useSignOut } from './useSignOut.ts';

/** What a signed-in person can reach. */
export function UserMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={styles['trigger']}
        aria-label={layoutTexts.userMenu}
        title={layoutTexts.userMenu}
      >
        <Icon of={CircleUserRound} size={24} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={8}>
        <DropdownMenu.Label className={styles['who']}>
          {user.email}
          {user.isAdmin && <span className={styles['badge']}>{layoutTexts.administrator}</span>}
        </DropdownMenu.Label>
        {user.isAdmin && (
          <DropdownMenu.Item asChild>
            <Link to={routes.admin} className={styles['item']}>
              <Icon of={LayoutDashboard} size={18} />
              {layoutTexts.adminDashboard}
            </Link>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={styles['item']} onSelect={signOut}>
          <Icon of={LogOut} size={18} />
          {layoutTexts.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
