import { useMemo } from 'react';
import { site } from '#src/config/site.ts';
import type { CustomerMailKind } from '#src/model/mails/orderMailRules.ts';
import { sampleMail } from '#src/model/mails/sampleMail.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './MailPreview.module.css';

interface MailPreviewProps {
  kind: CustomerMailKind;
  words: { opening: string; closing: string };
  shop: Shop;
  onClose: () => void;
}

const paragraphsOf = (text: string): string[] => text.split('\n\n');

/** A mail as its reader sees it: words, link, and what the law asks for in small type. */
export function MailPreview({ kind, words, shop, onClose }: MailPreviewProps) {
  const mail = useMemo(() => {
    const { origin } = site;
    return sampleMail(kind, words, { shop, origin, address: shop.email, now: new Date() });
  }, [kind, words, shop]);
  const { subject, message, small_print: small = '', link_text: linkText, from_name: from } = mail;
  const text = message.slice(0, message.length - small.length).trimEnd();
  return (
    <Dialog title={subject} onClose={onClose}>
      <div className={styles['mail']}>
        <p className={styles['from']}>{from}</p>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className={styles['link']}>{linkText}</span>
        </p>
        {small !== '' && (
          <div className={styles['small']}>
            {paragraphsOf(small).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
