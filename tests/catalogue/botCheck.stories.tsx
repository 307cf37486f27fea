import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import type { BotCheckNews } from '#src/model/contact/botCheck.ts';
import { setConsent } from '#src/stores/consent.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { BotCheckQuestion } from '#src/ui/botCheck/BotCheckQuestion.tsx';
import { BotCheckNote, BotCheckWidget } from '#src/ui/botCheck/BotCheckWidget.tsx';
import { nothing, states } from './states.tsx';

const meta: Meta = { title: 'Bot check' };
export default meta;

const check = { attempt: 0, onToken: nothing, isOptional: false };

/** Stands in for the page of the challenge, which is none of ours. */
function Told({ news, children }: { news: BotCheckNews[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const source = place.current?.querySelector('iframe')?.contentWindow;
    for (const data of news) {
      const { origin } = window.location;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
    }
  }, [news]);
  return <div ref={place}>{children}</div>;
}

const told = (...news: BotCheckNews[]) => (
  <Told news={news}>
    <BotCheckWidget {...check} onFailed={nothing} />
  </Told>
);

export const Widgets = states({
  loading: told({ kind: 'begun' }),
  open: told({ kind: 'ready' }),
  solved: told({ kind: 'ready' }, { kind: 'solved', token: 'token' }),
  expired: told({ kind: 'ready' }, { kind: 'expired' }),
  disconnected: told({ kind: 'ready' }, { kind: 'disconnected' }),
  'note alone': <BotCheckNote text="Udfyld venligst reCAPTCHA verificering" />,
});

export const NeedsCookies = states({ usual: <BotCheck {...check} /> });

export const NotConfigured: StoryObj = {
  ...states({ usual: <BotCheck {...check} /> }),
  beforeEach: () => {
    const { recaptchaSiteKey } = env;
    env.recaptchaSiteKey = null;
    return () => {
      env.recaptchaSiteKey = recaptchaSiteKey;
    };
  },
};

export const Failed: StoryObj = {
  ...states({
    usual: (
      <Told news={[{ kind: 'failed' }]}>
        <BotCheck {...check} />
      </Told>
    ),
  }),
  beforeEach: () => setConsent('accepted'),
};

const instead = ({ invitation }: { invitation: string }) => <a href="#contact">{invitation}</a>;

export const Questions = states({
  needed: <BotCheckQuestion isOptional={false} instead={instead} onAllowed={nothing} />,
  optional: <BotCheckQuestion isOptional instead={undefined} onAllowed={nothing} />,
});
