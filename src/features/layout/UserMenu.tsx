import {
  CircleUserRound,
  Images,
  LayoutDashboard,
  LogOut,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from '#src/ui/controls/Link.tsx';
import type { SessionUser } from '#src/model/account/schema.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { HeaderButton } from './HeaderParts.tsx';
import styles from './UserMenu.module.css';
import { useSignOut } from './useSignOut.ts';

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
}

function Entry({ to, icon, label }: EntryProps) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={styles['item']}>
        <Icon of={icon} size={18} />
        {label}
      </Link>
    </DropdownMenu.Item>
  );
}

/** The menu of a signed-in user. */
export function UserMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <HeaderButton icon={CircleUserRound} label={layoutTexts.userMenu} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={8}>
        <DropdownMenu.Label className={styles['user']}>
          {user.email}
          {user.isAdmin && <span className={styles['badge']}>{layoutTexts.administrator}</span>}
        </DropdownMenu.Label>
        <Entry to={routes.profile} icon={Settings} label={layoutTexts.profile} />
        <Entry to={routes.orderHistory} icon={Images} label={layoutTexts.orderHistory} />
        {user.isAdmin && (
          <Entry to={routes.admin} icon={LayoutDashboard} label={layoutTexts.adminDashboard} />
        )}
        <DropdownMenu.Item className={styles['item']} onSelect={signOut}>
          <Icon of={LogOut} size={18} />
          {layoutTexts.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
