import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, ShoppingBag, Trash2 } from 'lucide-react';
import { site } from '#src/config/site.ts';
import { setChoice } from '#src/stores/consentChoice.ts';
import { followConsent, setConsent } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Link } from '#src/ui/controls/Link.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { WallSettings } from '#src/ui/controls/WallSettings.tsx';
import { nothing, states } from './states.tsx';

const meta: Meta = { title: 'Controls' };
export default meta;

export const Buttons = states({
  primary: <Button look="primary">Bestil nu</Button>,
  secondary: <Button>Vis flere</Button>,
  quiet: <Button look="quiet">Annuller</Button>,
  danger: <Button look="danger">Slet billedet</Button>,
  'with an icon': (
    <Button look="primary">
      <Icon of={ShoppingBag} />
      Læg i kurv
    </Button>
  ),
  busy: (
    <Button look="primary" busy>
      Gemmer...
    </Button>
  ),
  disabled: <Button disabled>Gem</Button>,
  'in the way of long words': (
    <Button look="primary">
      Gennemgå fotograferingsaftalens ansvarsfraskrivelsesbestemmelser for konfirmationsbilleder
    </Button>
  ),
});

export const IconButtons = states({
  usual: <IconButton icon={Trash2} label="Slet" />,
  disabled: <IconButton icon={Trash2} label="Slet" disabled />,
});

export const Icons = states({
  usual: <Icon of={Camera} />,
  small: <Icon of={Camera} size={16} />,
  large: <Icon of={Camera} size={48} />,
});

export const Links = states({
  usual: <Link to="/priser">Se priserne</Link>,
  open: (
    <LockableLink to="/priser" isLocked={false}>
      Se priserne
    </LockableLink>
  ),
  locked: (
    <LockableLink to="/priser" isLocked>
      Se priserne
    </LockableLink>
  ),
});

const answered = (answer: () => void): StoryObj => ({
  ...states({ settings: <WallSettings /> }),
  beforeEach: answer,
});

export const WallUnanswered = answered(nothing);
export const WallAccepted = answered(() => setConsent('accepted'));
export const WallDeclined = answered(() => setConsent('declined'));

function askPerPurpose(): () => void {
  const stop = followConsent();
  shopChanged({ ...site, consent: 'choice' });
  return stop;
}

export const ChoicePerPurpose: StoryObj = {
  ...states({
    answered: <ConsentSettings />,
  }),
  beforeEach: () => {
    const stop = askPerPurpose();
    setChoice({ statistics: true, botCheck: false, convenience: false });
    return stop;
  },
};
