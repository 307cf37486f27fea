import { useMemo, type ReactNode } from 'react';
import { legalParty } from '#src/config/legalParty.ts';
import { appCheckWords, choiceWords, wallWords } from '#src/model/content/legal/consentWords.ts';
import { filledDocument, type LegalDocument } from '#src/model/content/legal/document.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { Article } from './Article.tsx';

const words = {
  ...legalParty,
  ...(ASKS_PER_PURPOSE ? choiceWords : wallWords),
  ...(USES_APP_CHECK ? appCheckWords.used : appCheckWords.unused),
};

interface LegalPageProps {
  document: LegalDocument;
  path: string;
  extras?: Readonly<Record<string, ReactNode>>;
  /** A line below the title; may hold links like the document's texts. */
  notice?: string;
  noIndex?: boolean;
}

/** A legal document with the business's details filled in. */
export function LegalPage({ document, path, extras, notice, noIndex = false }: LegalPageProps) {
  const filled = useMemo(() => filledDocument(document, words), [document]);
  return (
    <>
      <PageHead
        title={filled.title}
        description={filled.description}
        path={path}
        noIndex={noIndex}
      />
      <Article document={filled} {...(extras && { extras })} {...(notice && { notice })} />
    </>
  );
}
