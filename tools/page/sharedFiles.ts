import { join } from 'node:path';

interface SharedFile {
  name: string;
  /** Beginnings of paths: packages by name, or folders and modules of `src`. */
  holds: readonly string[];
  /** Beginnings of paths below `holds` that only single pages read. */
  except?: readonly string[];
  /** Also takes lazy parts themselves, which are opened together and too small for files of their own. */
  takesParts?: boolean;
}

/** Several modules of a folder; the names are separated by spaces. */
const modules = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name}.`);

/** Packages by name. */
const packages = (names: string): string[] => names.split(' ').map((name) => `${name}/`);

const icons = (names: string): string[] => modules('lucide-react/dist/esm/icons', names);

/** The topics of the catalogue that visitors never need. */
const ofTheDashboard = [
  ...modules('src/model/catalogue', 'filterButtonChanges filterButtonTexts'),
  ...modules('src/model/catalogue', 'bulkChanges itemView'),
  ...modules('src/model/catalogue', 'collectionTexts pictureFiles uploadPresets'),
  ...['src/model/bin/', 'src/model/watermarks/'],
  ...modules('src/model/catalogue', 'albumTransfers singleTransfers'),
];

/** The parts that a client opens over the pictures. */
const inClientViewer = modules(
  'src/features/clientGallery',
  'ClientViewer ChoosingDialogs BuyDialog DeviceDialog',
);

/**
 * The files that lazy parts of the site share, by topic. Left to itself the bundler makes a file for every
 * set of parts that share a module: more than 200, most of them below 1 kB, and thirty requests a page.
 * An earlier file takes the modules that its own need along, so that what is used most comes first.
 */
export const FILES: readonly SharedFile[] = [
  {
    name: 'page',
    holds: [
      ...packages('zod react-helmet-async react-fast-compare invariant shallowequal'),
      ...icons('x check chevron-down arrow-right heart image-off'),
      'src/model/base/',
      'src/model/files/',
      'src/model/content/schema.',
      ...modules('src/model/account', 'phone email'),
      'src/model/contact/captcha.',
      ...modules('src/lib', 'siteAddress'),
      ...modules('src/hooks', 'resource useResource useOnline time viewport useSubmit'),
      'src/data/firestore/',
      ...modules('src/data', 'readAllPages subscribeLater errors earlyResponse'),
      ...modules('src/data/repos/content', 'frontPage branding pricePackages'),
      'src/ui/states/',
      'src/ui/layout/PageHead.',
      ...modules('src/ui/display', 'LazyImage Facts'),
    ],
    except: [
      ...modules('src/model/base', 'edits bulk hash'),
      ...modules('src/model/files', 'texts mediaPolicy cleanup names'),
      ...modules(
        'src/data/firestore',
        'orderData transactWithRetry records catalogueWrites publicItems published publicPages',
      ),
    ],
  },
  {
    name: 'galleries',
    holds: [
      'src/ui/gallery/',
      'src/features/gallery/describePictures.',
      ...modules('src/data/firestore', 'published publicPages'),
      'src/model/catalogue/',
      'src/data/catalogueChanges.',
      ...modules('src/data/repos/catalogue', 'albums portfolio singleImages filterButtons'),
    ],
    except: [
      ...modules('src/ui/gallery', 'Caption OpenedItem'),
      ...modules(
        'src/model/catalogue',
        'albumChanges sharePath printSize viewerTexts editorTexts form frontPage',
      ),
      ...ofTheDashboard,
    ],
  },
  {
    name: 'openedPicture',
    takesParts: true,
    holds: [
      ...modules('src/features/gallery', 'AlbumViewer ImageViewer PortfolioViewer WallPreview'),
      'src/ui/Lightbox/',
      ...['src/features/gallery/Favourite', 'src/features/gallery/AddToCartButton.'],
      'src/model/favourites/texts.',
      ...icons('share-2 frame'),
      ...modules('src/ui/gallery', 'Caption OpenedItem'),
      ...modules('src/model/catalogue', 'sharePath printSize viewerTexts'),
      ...modules('src/hooks', 'useShare useAddToCart'),
    ],
  },
  {
    name: 'account',
    holds: [
      'src/model/account/',
      'src/model/system/contracts.',
      'src/data/auth/',
      ...modules('src/data', 'presence callables http storage'),
      ...['src/data/repos/account/users.', 'src/stores/attention.'],
      'src/features/layout/useSignOut.',
      ...icons('log-out images'),
    ],
    except: [
      ...modules('src/model/account', 'authForm authTexts profileTexts customers customerTexts'),
      'src/model/account/secondFactor',
    ],
  },
  {
    name: 'overlays',
    holds: [
      ...packages('@radix-ui react-remove-scroll react-remove-scroll-bar aria-hidden'),
      'src/ui/overlay/',
      'src/hooks/useOverlay.',
    ],
    except: [
      ...packages('@radix-ui/react-tabs @radix-ui/react-collection @radix-ui/react-direction'),
      ...packages('@radix-ui/react-roving-focus @radix-ui/react-use-is-hydrated'),
    ],
  },
  {
    name: 'details',
    holds: [
      'src/ui/display/',
      'src/ui/layout/SideNav.',
      ...modules('src/lib', 'saveFile runInOneTab'),
      ...icons('user-round users-round house printer phone star plus'),
      ...icons('layout-dashboard key-round mail copy arrow-left trash-2'),
      ...icons('circle-exclamation-point triangle-exclamation-point monitor-smartphone'),
      ...modules('src/hooks', 'useAsked useProgressiveList'),
      ...modules('src/ui/form', 'TextField Field Switch RangeField DropdownSelect'),
      ...['src/model/files/names.', 'src/model/purchases/texts.'],
    ],
    except: ['src/ui/display/VoucherFile.'],
  },
  {
    name: 'forms',
    holds: [
      'react-hook-form/',
      'src/ui/form/',
      'src/ui/botCheck/',
      ...modules('src/hooks', 'useRuleForm useBotCheck useCaptchaAccess'),
    ],
    except: [
      'src/ui/form/NameFields.',
      'src/ui/form/Password',
      ...modules('src/ui/form', 'PhoneField RangeField SecondFactorForm Switch'),
    ],
  },
  {
    name: 'accountForms',
    holds: [
      'country-flag-icons/',
      'src/features/auth/',
      ...modules('src/model/account', 'authForm authTexts'),
      'src/ui/form/NameFields.',
      'src/ui/form/Password',
      'src/ui/form/PhoneField.',
      'src/lib/phoneBook.',
    ],
  },
  {
    // Every new visitor waits for it, so it needs no other file than the application.
    name: 'question',
    takesParts: true,
    holds: [
      ...modules('src/features/consent', 'CookieBanner ChoiceBanner'),
      'src/hooks/useConsentChoice.',
      'src/model/consent/',
    ],
  },
  {
    // The dashboard shows the hero as well.
    name: 'home',
    takesParts: true,
    holds: ['src/ui/hero/', ...modules('src/features/home', 'HomePage HeroContent')],
  },
  {
    name: 'answers',
    takesParts: true,
    holds: [
      ...icons('cookie circle-question-mark'),
      'src/features/consent/',
      ...modules('src/ui/controls', 'ChoiceSettings ConsentSettings'),
    ],
  },
  {
    name: 'content',
    holds: [
      'src/model/content/',
      'src/model/catalogue/frontPage.',
      ...modules('src/data/repos/content', 'home about'),
      'src/ui/about/PortraitFrame.',
    ],
    except: [
      'src/model/content/legal/',
      ...modules('src/model/content', 'editorTexts form homeTexts'),
    ],
  },
  {
    name: 'orders',
    holds: [
      ...['cart', 'orders', 'withdrawal', 'purchases', 'vouchers'].map(
        (name) => `src/model/${name}/`,
      ),
      ...['src/model/bookkeeping/retention.', 'src/model/payments/paymentPage.'],
      ...['src/model/clients/sale.', 'src/model/catalogue/albumChanges.'],
      'src/ui/display/VoucherFile.',
      'src/model/favourites/favourites.',
      ...modules('src/stores', 'cart favourites'),
      'src/data/orders/',
      'src/data/firestore/records.',
      ...modules('src/data/repos/orders', 'orders pendingOrders purchases'),
      'src/data/repos/account/favourites.',
    ],
    except: [
      ...modules('src/data/orders', 'withdraw transferImages'),
      'src/model/mails/orderMail',
      'src/model/orders/pendingTexts.',
      'src/model/purchases/archivePlan.',
    ],
  },
  {
    name: 'cart',
    takesParts: true,
    holds: [
      'src/app/Cart.',
      ...['src/features/cart/WantedItems.', 'src/features/layout/OpenCartButton.'],
    ],
  },
  {
    name: 'publishing',
    takesParts: true,
    holds: ['src/data/firestore/catalogueWrites.', 'src/data/firestore/publicItems.'],
  },
  {
    name: 'history',
    takesParts: true,
    holds: [
      'src/features/clientGallery/savePictures.',
      'src/features/orders/withdrawal/',
      'src/model/account/profileTexts.',
      'src/hooks/useMemberSince.',
      ...['src/ui/account/', 'src/lib/zip/', 'src/config/legalParty.', 'src/data/purchasedFiles.'],
      ...modules('src/data/repos/orders', 'downloadLogs vouchers'),
    ],
  },
  {
    name: 'clientGallery',
    takesParts: true,
    holds: ['src/features/clientGallery/', 'src/model/clients/', ...icons('users')],
    except: [
      ...inClientViewer,
      ...modules('src/model/clients', 'editorTexts form deliveries sale'),
    ],
  },
  {
    name: 'clientViewer',
    takesParts: true,
    holds: inClientViewer,
  },
  {
    // Parts of the dashboard that are opened now and then.
    name: 'figures',
    takesParts: true,
    holds: [
      'src/admin/clientGalleries/',
      'src/model/clients/',
      ...modules('src/admin/bin', 'BinDialog removeFiles'),
      ...['bookkeeping', 'statistics'].flatMap((name) => [
        `src/admin/${name}/`,
        `src/model/${name}/`,
      ]),
    ],
  },
  {
    name: 'dashboard',
    holds: [
      '@dnd-kit/',
      ...icons('play pause image folder-input'),
      'src/admin/',
      'src/model/reconciliation/',
      ...['src/model/base/hash.', 'src/model/account/customerTexts.'],
      ...modules('src/model/content', 'editorTexts form'),
      ...ofTheDashboard,
      'src/model/system/quickSearch.',
      ...modules('src/data/repos', 'orders/orderLookups account/blockedCustomers'),
      'src/data/bin.',
      ...modules('src/data/orders', 'withdraw transferImages'),
      'src/data/vouchers/',
    ],
  },
];

const startsWithOneOf = (path: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => path.startsWith(beginning));

/** Returns a module's path as `FILES` names it: from the package's name, or from `src`. */
function shortPath(id: string, root: string): string {
  const start = id.lastIndexOf('/node_modules/');
  return start === -1 ? id.slice(join(root, '/').length) : id.slice(start + 14);
}

/** Tells the bundler which modules travel in one file when more than one lazy part reads them. */
export function sharedFiles(root: string) {
  return FILES.map(({ name, holds, except = [], takesParts = false }, index) => ({
    name,
    test: (id: string): boolean => {
      const path = shortPath(id, root);
      return startsWithOneOf(path, holds) && !startsWithOneOf(path, except);
    },
    minShareCount: takesParts ? 1 : 2,
    priority: FILES.length - index,
  }));
}
