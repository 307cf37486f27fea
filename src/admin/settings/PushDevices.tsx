import { useEffect, useMemo, useState } from 'react';
import * as pushDevices from '#src/data/repos/account/pushDevices.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { askForPushes, pushAbility, type PushAbility } from '#src/lib/pushAbility.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Resource } from '#src/model/base/resource.ts';
import type { PushDevice } from '#src/model/push/devices.ts';
import { pushDeviceTexts as texts, pushErrors } from '#src/model/push/texts.ts';
import { forgetDevice, rememberDevice, thisDevice } from '#src/stores/pushDevice.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Settings.module.css';

/** Why this browser cannot take pushes, whoever wants it. */
const obstacles: Partial<Record<PushAbility, string>> = {
  unsupported: texts.unsupported,
  'not-kept': texts.notKept,
  denied: texts.denied,
};

const done = (text: string) => () => ({ kind: 'success', text }) as const;

async function turnOn({ uid }: SessionUser): Promise<void> {
  // Browsers ask right after the press alone, so that nothing is waited for before.
  if (!(await askForPushes())) throw new AppError('cancelled');
  // Firebase may have given up an earlier registration without the browser hearing of it.
  await pushDevices.forgetBrowser().catch(() => undefined);
  rememberDevice(await pushDevices.register(uid), uid);
}

async function turnOff({ id }: PushDevice): Promise<void> {
  await pushDevices.remove(id);
  forgetDevice();
  await pushDevices.forgetBrowser();
}

const nameOf = ({ name }: PushDevice): string => name || texts.unnamed;

function ThisDevice({ device }: { device: PushDevice }) {
  const off = useSubmit(turnOff, { success: done(texts.turnedOff), errors: pushErrors.turnOff });
  const trial = useSubmit(pushDevices.tryOut, {
    success: done(texts.tested),
    errors: pushErrors.test,
  });
  return (
    <>
      <p>{texts.on(nameOf(device))}</p>
      <div className={styles['actions']}>
        <Button busy={trial.pending} onClick={() => void trial.submit(device.id)}>
          {trial.pending ? texts.testing : texts.test}
        </Button>
        <Button look="quiet" busy={off.pending} onClick={() => void off.submit(device)}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  );
}

function TurnOn({ user, onAnswer }: { user: SessionUser; onAnswer: () => void }) {
  const { pending, submit } = useSubmit(turnOn, {
    success: done(texts.turnedOn),
    errors: pushErrors.turnOn,
  });
  return (
    <>
      <p className={styles['intro']}>{texts.off}</p>
      <div className={styles['actions']}>
        <Button busy={pending} onClick={() => void submit(user).then(onAnswer)}>
          {pending ? texts.turningOn : texts.turnOn}
        </Button>
      </div>
    </>
  );
}

function OtherDevice({ device }: { device: PushDevice }) {
  const { pending, submit } = useSubmit(pushDevices.remove, {
    success: done(texts.removed),
    errors: pushErrors.turnOff,
  });
  return (
    <li className={styles['device']}>
      <span className={styles['change']}>
        {nameOf(device)}
        <span className={styles['who']}>
          {device.createdAt && texts.since(formatDate(device.createdAt))}
        </span>
      </span>
      <Button
        look="quiet"
        busy={pending}
        aria-label={texts.removeOf(nameOf(device))}
        onClick={() => void submit(device.id)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

function Devices({ user, devices }: { user: SessionUser; devices: readonly PushDevice[] }) {
  const [here, setHere] = useState<{ ability: PushAbility; deviceId: string | undefined }>();
  const look = () =>
    void pushAbility().then((ability) => setHere({ ability, deviceId: thisDevice()?.id }));
  useEffect(look, []);
  const { ability, deviceId } = here ?? {};
  const own = devices.find(({ id }) => ability === 'allowed' && id === deviceId);
  const others = devices.filter((device) => device !== own);
  const obstacle = ability && obstacles[ability];
  return (
    <>
      {obstacle !== undefined && <p className={styles['intro']}>{obstacle}</p>}
      {own && <ThisDevice device={own} />}
      {ability && obstacle === undefined && !own && <TurnOn user={user} onAnswer={look} />}
      {others.length > 0 && (
        <>
          <h4>{texts.others}</h4>
          <ul className={styles['log']} aria-label={texts.others}>
            {others.map((device) => (
              <OtherDevice key={device.id} device={device} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OwnDevices({ user }: { user: SessionUser }) {
  const resource = useMemo(
    (): Resource<PushDevice[]> => ({
      watch: (onNext, onError) => pushDevices.watchOf(user.uid, onNext, onError),
    }),
    [user.uid],
  );
  const state = useResource(resource);
  return (
    <AsyncView
      state={state}
      skeleton={<Skeleton width="100%" height="var(--control-height)" />}
      errors={pushErrors.devices}
    >
      {(devices) => <Devices user={user} devices={devices} />}
    </AsyncView>
  );
}

/** The browsers in which somebody hears of news by push, this one first. */
export function PushDevices() {
  const user = useSession((state) => state.user);
  return (
    <section className={styles['group']} aria-label={texts.title}>
      <h3 className={styles['subtitle']}>{texts.title}</h3>
      {pushDevices.isSetUp() ? (
        user && <OwnDevices user={user} />
      ) : (
        <p className={styles['intro']}>{texts.notSetUp}</p>
      )}
    </section>
  );
}
