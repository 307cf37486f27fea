import { Menu, ShoppingBag, UserRound } from 'lucide-react';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { brandingEditorTexts } from '#src/model/content/editorTexts.ts';
import type { Branding } from '#src/model/content/schema.ts';
import { useShop } from '#src/stores/shop.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { HeaderFrame, Logo } from '#src/ui/layout/HeaderFrame.tsx';
import { PreviewFrame } from '../layout/EditorShell.tsx';
import styles from './HeaderPreview.module.css';

const PAGES = [
  layoutTexts.portfolio,
  layoutTexts.albums,
  layoutTexts.singleImages,
  layoutTexts.about,
  layoutTexts.prices,
  layoutTexts.contact,
];

interface HeaderPreviewProps {
  branding: Branding;
  background: 'paper' | 'picture';
}

function Header({ branding, background }: HeaderPreviewProps) {
  const shop = useShop();
  const { logoUrl, logoSize, logoPositionX, logoPositionY } = branding;
  return (
    <HeaderFrame
      isClear={background === 'picture'}
      isScrolled={background === 'paper'}
      home={
        <Logo
          name={shop.businessName}
          url={logoUrl}
          size={logoSize}
          positionX={logoPositionX}
          positionY={logoPositionY}
        />
      }
      navigation={
        <div className={styles['pages']}>
          {PAGES.map((page) => (
            <span key={page}>{page}</span>
          ))}
        </div>
      }
      burger={
        <div className={styles['tools']}>
          <Icon of={Menu} size={22} />
        </div>
      }
      tools={
        <div className={styles['tools']}>
          <Icon of={ShoppingBag} size={22} />
          <Icon of={UserRound} size={22} />
        </div>
      }
    />
  );
}

/** Previews the logo in the header of the site, on both of its backgrounds. */
export function HeaderPreview({ branding }: { branding: Branding }) {
  return (
    <div className={styles['previews']}>
      <PreviewFrame caption={brandingEditorTexts.onPicture}>
        <div className={styles['picture']}>
          <Header branding={branding} background="picture" />
        </div>
      </PreviewFrame>
      <PreviewFrame caption={brandingEditorTexts.onPaper}>
        <div className={styles['paper']}>
          <Header branding={branding} background="paper" />
        </div>
      </PreviewFrame>
    </div>
  );
}
