import { customerPanelTexts } from '#src/model/account/customerTexts.ts';
import { adminTabs, customerSections } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { adminTexts, quickSearchTexts as texts } from '#src/model/system/dashboardTexts.ts';
import { chapterPath, handbookChapterIds } from '#src/model/system/handbook.ts';
import {
  searchCommands,
  type SearchEntry,
  type SearchTarget,
} from '#src/model/system/quickSearch.ts';
import { inDashboard } from './searchEntries.ts';

type LinkName = keyof typeof texts.links;

const targets: Record<LinkName, SearchTarget> = {
  newAlbum: inDashboard('billedlevering', { action: 'ny' }),
  newImage: inDashboard('galleri', { action: 'ny' }),
  exportBookkeeping: inDashboard('kundepanel', { section: 'bogfoering' }),
  showShop: { kind: 'address', path: routes.home },
};

const places: SearchEntry[] = [
  ...adminTabs.map((tab) => ({
    id: `tab/${tab}`,
    kind: 'tab' as const,
    title: adminTexts.tabs[tab],
    detail: '',
    target: inDashboard(tab),
    keywords: [texts.goTo],
  })),
  // The first section is what the tab itself opens.
  ...customerSections.slice(1).map((section) => ({
    id: `section/${section}`,
    kind: 'tab' as const,
    title: customerPanelTexts.sections[section],
    detail: adminTexts.tabs.kundepanel,
    target: inDashboard('kundepanel', { section }),
    keywords: [texts.goTo],
  })),
];

const links: SearchEntry[] = (Object.keys(targets) as LinkName[]).map((name) => ({
  ...texts.links[name],
  id: `link/${name}`,
  kind: 'action',
  detail: '',
  target: targets[name],
}));

const commands: SearchEntry[] = searchCommands.map((command) => ({
  ...texts.commands[command],
  id: `command/${command}`,
  kind: 'action',
  detail: '',
  target: { kind: 'command', command },
}));

const chapters: SearchEntry[] = handbookChapterIds.map((chapter) => ({
  id: `handbook/${chapter}`,
  kind: 'handbook',
  title: texts.chapters[chapter],
  detail: texts.inHandbook,
  target: { kind: 'newTab', path: chapterPath(chapter) },
  keywords: [texts.helpWords],
}));

/** The places of the dashboard, the actions, also those of options, and the chapters of the handbook. */
export function fixedEntries(ofOptions: readonly SearchEntry[]): SearchEntry[] {
  return [...places, ...links, ...ofOptions, ...commands, ...chapters];
}
