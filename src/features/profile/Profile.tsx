import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '#src/hooks/useMediaQuery.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import {
  ACCOUNT_TAB_PARAMETER,
  parseProfileTab,
  profileTabs,
  type ProfileTab,
} from '#src/model/base/routes.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { CookiesPanel } from './CookiesPanel.tsx';
import { Identity } from './Identity.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import styles from './Profile.module.css';
import { PanelSkeleton } from './ProfileSkeleton.tsx';
import { TabList } from './TabList.tsx';
import { EmailPanel } from './email/EmailPanel.tsx';
import { InformationPanel } from './information/InformationPanel.tsx';
import { PasswordPanel } from './password/PasswordPanel.tsx';
import { PhonePanel } from './phone/PhonePanel.tsx';
import { useProfile } from './useProfile.ts';

/** As in `Profile.module.css`: from here on the tabs stand beside what they show. */
const WIDE = '(width >= 60rem)';

function useTab(): [ProfileTab, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = parseProfileTab(parameters.get(ACCOUNT_TAB_PARAMETER));
  const open = (next: string) => {
    setParameters(next === profileTabs[0] ? {} : { [ACCOUNT_TAB_PARAMETER]: next }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [tab, open];
}

/** The tabs that have been open: they stay, so that what was typed there is not lost. */
function useOpened(tab: ProfileTab): ReadonlySet<ProfileTab> {
  const [opened, setOpened] = useState<ReadonlySet<ProfileTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  return opened;
}

/** The five tabs of somebody's account. */
export function Profile({ user }: { user: SessionUser }) {
  const [tab, open] = useTab();
  const opened = useOpened(tab);
  const isWide = useMediaQuery(WIDE);
  const { state, saved } = useProfile();

  const panels: Record<ProfileTab, () => ReactNode> = {
    information: () => (
      <AsyncView state={state} skeleton={<PanelSkeleton />} errors={profileErrors.load}>
        {(profile) => <InformationPanel user={user} profile={profile} onSaved={saved} />}
      </AsyncView>
    ),
    password: () => <PasswordPanel email={user.email} />,
    phone: () => (
      <AsyncView state={state} skeleton={<PanelSkeleton />} errors={profileErrors.load}>
        {(profile) => <PhonePanel user={user} profile={profile} onSaved={saved} />}
      </AsyncView>
    ),
    email: () => <EmailPanel user={user} />,
    cookies: () => <CookiesPanel />,
  };

  return (
    <Tabs.Root
      className={styles['page']}
      value={tab}
      onValueChange={open}
      orientation={isWide ? 'vertical' : 'horizontal'}
    >
      <div className={styles['side']}>
        <h1 className={styles['title']}>{profileTexts.title}</h1>
        <Identity user={user} />
        <MoreLinks isAdmin={user.isAdmin} />
        <TabList current={tab} />
      </div>
      {profileTabs.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          className={styles['panel']}
          forceMount
          hidden={name !== tab}
        >
          {opened.has(name) && panels[name]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
