import { useMemo, type ReactNode } from 'react';
import { filledDocument, type LegalDocument } from '#src/model/content/legal/document.ts';
import { Article } from '#src/ui/article/Article.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { legalParty } from './legalParty.ts';

interface LegalPageProps {
  document: LegalDocument;
  path: string;
  extras?: Readonly<Record<string, ReactNode>>;
}

/** A legal text as an article. */
export function LegalPage({ document, path, extras }: LegalPageProps) {
  const filled = useMemo(() => filledDocument(document, legalParty), [document]);
  return (
    <>
      <PageHead title={filled.title} description={filled.description} path={path} />
      <Article document={filled} {...(extras && { extras })} />
    </>
  );
}
