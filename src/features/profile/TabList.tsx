import { Cookie, KeyRound, Mail, Phone, UserRound, type LucideIcon } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { profileTabs, type ProfileTab } from '#src/model/base/routes.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import nav from '#src/ui/layout/SideNav.module.css';

const icons: Record<ProfileTab, LucideIcon> = {
  information: UserRound,
  password: KeyRound,
  phone: Phone,
  email: Mail,
  cookies: Cookie,
};

/** Keeps the open tab in sight where the tabs lie in one line. */
function useCurrentInSight(current: ProfileTab) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const margin = (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - margin;
  }, [current]);
  return list;
}

/** The names of the tabs: beside the page where there is room, else in one line that scrolls. */
export function TabList({ current }: { current: ProfileTab }) {
  const list = useCurrentInSight(current);
  return (
    <Tabs.List ref={list} className={nav['list']} aria-label={profileTexts.tabsLabel}>
      {profileTabs.map((name) => (
        <Tabs.Trigger key={name} value={name} className={nav['entry']}>
          <Icon of={icons[name]} size={18} />
          {profileTexts.tabs[name]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
