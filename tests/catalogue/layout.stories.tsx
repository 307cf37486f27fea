import type { Meta } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { Link } from '#src/ui/controls/Link.tsx';
import { HeaderFrame, Logo } from '#src/ui/layout/HeaderFrame.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { drawing, LOST } from './drawing.ts';
import { nothing, screen, states } from './states.tsx';

const meta: Meta = { title: 'Layout' };
export default meta;

const parts = {
  home: (
    <Link to="/">
      <Logo name="Jerslev Foto" />
    </Link>
  ),
  navigation: (
    <nav aria-label="Sider">
      <Link to="/portfolio">Portfolio</Link> <Link to="/priser">Priser</Link>
    </nav>
  ),
  tools: <Link to="/login">Log ind</Link>,
  burger: <IconButton icon={Menu} label="Åbn menu" />,
};

export const Header = screen(<HeaderFrame {...parts} />);

export const HeaderScrolled = screen(
  <HeaderFrame
    {...parts}
    home={
      <Link to="/">
        <Logo name="Vendsyssel Konfirmationsfotografering" />
      </Link>
    }
    isScrolled
  />,
);

export const HeaderOverPicture = screen(
  <>
    <HeaderFrame {...parts} isFloating isClear />
    <img src={drawing(1, [1600, 600])} alt="" style={{ width: '100%', height: '20rem' }} />
  </>,
);

export const Logos = states({
  name: <Logo name="Jerslev Foto" />,
  picture: <Logo name="Jerslev Foto" url={drawing(0, [300, 100])} />,
  'picture moved and made larger': (
    <Logo name="Jerslev Foto" url={drawing(0, [300, 100])} size={1.4} positionX={24} />
  ),
  lost: <Logo name="Jerslev Foto" url={LOST} />,
});

const load = () => Promise.reject(new Error('The part is lost'));
const Missing = lazyPage(load);
const MissingAbove = lazyPage<{ onClose: () => void }>(load, { close: ({ onClose }) => onClose });

export const MissingParts = states({
  'in the page': (
    <Suspense>
      <Missing />
    </Suspense>
  ),
  'above the page': (
    <Suspense>
      <MissingAbove onClose={nothing} />
    </Suspense>
  ),
});
