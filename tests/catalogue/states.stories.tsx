import type { Meta } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { AppError } from '#src/model/base/errors.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { AsyncView, EmptyState, ErrorState, SessionFailed } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { nothing, states } from './states.tsx';

const meta: Meta = { title: 'States' };
export default meta;

const view = { skeleton: <Skeleton height="3rem" />, children: (value: string) => <p>{value}</p> };

export const AsyncViews = states({
  loading: <AsyncView state={{ status: 'loading', retry: nothing }} {...view} />,
  ready: <AsyncView state={{ status: 'ready', value: 'Klitten', retry: nothing }} {...view} />,
  failed: (
    <AsyncView
      state={{ status: 'failed', error: new AppError('network'), retry: nothing }}
      {...view}
    />
  ),
});

export const Empty = states({
  usual: <EmptyState text="Ingen billeder at vise lige nu!" />,
  'with an icon and an action': (
    <EmptyState text="Ingen beskeder" icon={Mail} action={<Button>Skriv en</Button>} />
  ),
});

export const Errors = states({
  'with a cross': (
    <ErrorState text="❌ Der opstod en fejl ved indlæsning af enkeltbilleder" onRetry={nothing} />
  ),
  'session unknown': <SessionFailed />,
});

export const Skeletons = states({
  line: <Skeleton width="12rem" height="1rem" />,
  picture: <Skeleton width="12rem" aspectRatio={1.5} />,
});
