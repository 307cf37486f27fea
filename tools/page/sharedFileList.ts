interface SharedFile {
  name: string;
  /**
   * Beginnings of paths: packages by name, or folders and modules of `src`. A `/` at the end stands for a
   * folder, a `.` for a module, and `a/{b,c}.` for two modules.
   */
  holds: readonly string[];
  /** Beginnings of paths below `holds` that only single pages read. */
  except?: readonly string[];
  /** Also takes lazy parts themselves, which are opened together and too small for files of their own. */
  takesParts?: boolean;
}

/** The topics of the catalogue that visitors never need. */
const CATALOGUE_OF_DASHBOARD = [
  'src/model/catalogue/{editing/,pictureFiles.}',
  'src/model/catalogue/filterButtons/{filterButtonChanges,filterButtonTexts}.',
];

const CLIENT_VIEWER = 'src/features/clientGallery/{ClientViewer,ChoosingDialogs,DeviceDialog}.';

/**
 * The files that lazy parts of the site share, by topic. Left to itself the bundler makes a file for every
 * set of parts that share a module: more than 200, most of them below 1 kB, and thirty requests a page.
 * An earlier file takes the modules that its own need along, so that what is used most comes first.
 *
 * A module belongs in the file of those who read it. One that is named nowhere stays with the part that
 * reads it, or becomes a file of its own when several do; `npm run size` counts the files.
 */
export const FILES: readonly SharedFile[] = [
  // Every page besides the first screen: records, texts and states of loading.
  {
    name: 'page',
    holds: [
      'zod/',
      'lucide-react/dist/esm/icons/{x,check,chevron-down,arrow-right,heart,image-off,search}.',
      'lucide-react/dist/esm/icons/{circle-check,circle-exclamation-point}.',
      'lucide-react/dist/esm/icons/triangle-exclamation-point.',
      'src/model/{base,files}/',
      'src/model/content/{schema,servedPage}.',
      'src/lib/siteAddress.',
      'src/hooks/{resource,useResource,useOnline,viewport,useSubmit,time}.',
      'src/data/{firestore/,repos/content/frontPage.}',
      'src/data/{subscribeLater,errors,earlyResponse}.',
      'src/ui/states/',
      'src/ui/layout/PageHead.',
      'src/ui/{display/LazyImage,display/Facts,overlay/toastRegion}.',
    ],
    except: [
      'src/model/base/{edits,bulk,hash,bytes,formRules,newVersionTexts}.',
      'src/model/files/{texts,mediaPolicy,cleanup,names}.',
      'src/data/firestore/{orderData,transactWithRetry,records,catalogueWrites,publicItems}.',
      'src/data/firestore/{published,publicPages}.',
    ],
  },
  // The messages above every page.
  {
    name: 'notices',
    takesParts: true,
    holds: ['src/app/Notices.', 'src/ui/overlay/Toasts.', 'src/model/base/newVersionTexts.'],
  },
  // Albums, single images and portfolio.
  {
    name: 'galleries',
    holds: [
      'src/ui/gallery/',
      'src/model/content/describePictures.',
      'src/data/servedRecord.',
      'src/data/firestore/{published,publicPages}.',
      'src/model/catalogue/',
      'src/data/catalogue/catalogueChanges.',
      'src/data/repos/catalogue/{albums,portfolio,singleImages,filterButtons}.',
    ],
    except: [
      ...CATALOGUE_OF_DASHBOARD,
      'src/ui/gallery/{Caption,OpenedItem}.',
      'src/model/catalogue/{search/,sharePath.,printSize.,viewerTexts.,frontPage.}',
    ],
  },
  // Whoever is signed in, or about to be, and the settings of the shop: every visit asks for both.
  {
    name: 'account',
    holds: [
      'src/model/account/',
      'src/model/{system/contracts,contact/botCheck}.',
      'src/data/auth/',
      'src/data/{presence,http,functions/callables,files/storage}.',
      'src/data/repos/{account/users,settings/shop}.',
      'src/model/settings/schema.',
      'src/stores/awake.',
      'src/features/layout/useSignOut.',
      'lucide-react/dist/esm/icons/{log-out,images}.',
    ],
    except: [
      'src/model/account/{authForm,authTexts,typedPhone,profileTexts,customers}.',
      'src/model/account/{customerTexts.,invited.,secondFactor}',
    ],
  },
  // A picture that is looked at, with its cart button, favourites and sharing.
  {
    name: 'openedPicture',
    takesParts: true,
    holds: [
      'src/features/gallery/{AlbumViewer,ImageViewer,PortfolioViewer,WallPreview,AddToCartButton}.',
      'src/features/gallery/{ItemLightbox,useSameDay}.',
      'src/data/repos/catalogue/search.',
      'src/ui/Lightbox/',
      'src/ui/form/ChipChoice.',
      'src/features/gallery/Favourite',
      'lucide-react/dist/esm/icons/{share-2,frame}.',
      'src/ui/gallery/{Caption,OpenedItem}.',
      'src/model/catalogue/{search/,sharePath.,printSize.,viewerTexts.}',
      'src/hooks/{useShare,useAddToCart}.',
    ],
  },
  // The work behind every page.
  {
    name: 'background',
    takesParts: true,
    holds: ['src/app/background.', 'src/data/repos/content/branding.'],
  },
  // Dialogs, menus and sheets.
  {
    name: 'overlays',
    holds: [
      '{@radix-ui,react-remove-scroll,react-remove-scroll-bar,aria-hidden}/',
      'src/ui/overlay/',
      'src/hooks/useOverlay.',
    ],
    except: ['@radix-ui/react-{tabs,collection,direction,roving-focus,use-is-hydrated}/'],
  },
  // Small things that several pages show.
  {
    name: 'details',
    holds: [
      'src/ui/display/',
      'src/ui/layout/SideNav.',
      'src/lib/{saveFile,runInOneTab}.',
      'src/app/RequireUser.',
      'lucide-react/dist/esm/icons/{user-round,users-round,house,printer,phone,star,plus}.',
      'lucide-react/dist/esm/icons/{layout-dashboard,key-round,mail,copy,arrow-left,trash-2}.',
      'lucide-react/dist/esm/icons/{monitor-smartphone,cookie,circle-question-mark}.',
      'src/hooks/{useAsked,useProgressiveList}.',
      'src/ui/form/{TextField,Field,Switch,RangeField,DropdownSelect}.',
      'src/ui/controls/ConsentSettings.',
      'src/model/{base/bytes,files/names,purchases/texts}.',
    ],
    except: ['src/ui/display/{StatementLines,VoucherFile}.'],
  },
  // Any form.
  {
    name: 'forms',
    holds: [
      'react-hook-form/',
      'src/ui/{form,botCheck}/',
      'src/hooks/{useRuleForm,useBotCheck,useBotCheckAccess,useRepeatable}.',
      'src/model/contact/{contracts,form,mail,texts}.',
    ],
    except: [
      'src/ui/form/{NameFields,PhoneField,RangeField,SecondFactorForm,Switch}.',
      'src/ui/form/Password',
    ],
  },
  // Sign-in, registration and password.
  {
    name: 'accountForms',
    holds: [
      'country-flag-icons/',
      'src/features/auth/',
      'src/model/account/{authForm,authTexts,typedPhone,invited}.',
      'src/ui/form/{NameFields,PhoneField}.',
      'src/ui/form/Password',
      'src/lib/phoneBook.',
    ],
  },
  // The question about cookies. Every new visitor waits for it, so it needs no other file than the application.
  {
    name: 'question',
    takesParts: true,
    holds: [
      'src/features/consent/CookieBanner.',
      'src/hooks/useWallAnswer.',
      'src/model/consent/{texts,returning}.',
    ],
  },
  // The question about each purpose, wherever it is asked, for shops that ask so.
  {
    name: 'purposes',
    takesParts: true,
    holds: [
      'src/features/consent/ChoiceBanner.',
      'src/ui/controls/ChoiceSettings.',
      'src/ui/botCheck/BotCheckQuestion.',
      'src/hooks/usePurposeAnswers.',
      'src/stores/consentChoice.',
      'src/model/consent/{choiceTexts,nextChoice}.',
    ],
  },
  // The visits of those who have agreed to be counted.
  {
    name: 'measurement',
    takesParts: true,
    holds: ['src/app/Measurement.', 'src/lib/measurement.'],
  },
  // The front page. The dashboard shows the hero as well.
  {
    name: 'home',
    takesParts: true,
    holds: ['src/ui/hero/', 'src/features/home/{HomePage,HeroContent}.'],
  },
  // What visitors meet later where one answer is asked for: its settings, and the pages about it.
  {
    name: 'answers',
    takesParts: true,
    holds: ['src/features/consent/', 'src/ui/controls/WallSettings.'],
  },
  // Front page, about page and prices.
  {
    name: 'content',
    holds: [
      'src/model/{content/,catalogue/frontPage.}',
      'src/data/repos/content/{home,about,pricePackages}.',
      'src/ui/about/PortraitFrame.',
    ],
    except: ['src/model/content/legal/', 'src/model/content/{editorTexts,form,homeTexts}.'],
  },
  // The cart, and orders wherever they are shown.
  {
    name: 'orders',
    holds: [
      'src/model/{cart,orders,sale,withdrawal,purchases,vouchers}/',
      'src/model/{bookkeeping/retention,payments/paymentPage,clients/sale}.',
      'src/model/{catalogue/editing/albumChanges,favourites/}',
      'src/ui/display/{StatementLines,VoucherFile}.',
      'src/{stores/cart,stores/favourites,hooks/useOrderPages}.',
      'src/data/{orders/,readAllPages.}',
      'src/data/firestore/records.',
      'src/data/repos/{orders/orders,orders/pendingOrders,purchases/purchases,favourites/favourites}.',
    ],
    except: ['src/model/orders/pendingTexts.', 'src/model/purchases/archivePlan.'],
  },
  // The button of the cart and its panel.
  {
    name: 'cart',
    takesParts: true,
    holds: [
      'src/app/Cart.',
      'src/features/cart/WantedItems.',
      'src/features/auth/Wanted.',
      'src/features/layout/{OpenCartButton,ShoppingTools}.',
    ],
  },
  // Writing to the catalogue.
  {
    name: 'publishing',
    takesParts: true,
    holds: ['src/data/firestore/{catalogueWrites,publicItems}.'],
  },
  // The purchase history with its downloads, and the profile.
  {
    name: 'history',
    takesParts: true,
    holds: [
      'src/features/{clientGallery/savePictures.,orders/withdrawal/}',
      'src/model/{clients/savedNames,account/profileTexts}.',
      'src/hooks/useMemberSince.',
      'src/ui/account/',
      'src/lib/zip/',
      'src/config/legalParty.',
      'src/data/files/purchasedFiles.',
      'src/data/repos/{purchases/downloadLogs,vouchers/vouchers}.',
    ],
  },
  // A client's gallery.
  {
    name: 'clientGallery',
    takesParts: true,
    holds: [
      'src/features/clientGallery/',
      'src/options/{galleryList,GalleryParts}.',
      'src/options/clientSales/gallery.',
      'src/model/clients/',
      'lucide-react/dist/esm/icons/users.',
    ],
    except: [
      CLIENT_VIEWER,
      'src/model/clients/{editorTexts,form,newGallery,deliveries,invitations,sale}.',
    ],
  },
  // The parts that a client opens over the pictures.
  { name: 'clientViewer', takesParts: true, holds: [CLIENT_VIEWER] },
  // An authenticator app, and the questions about it.
  { name: 'secondFactor', takesParts: true, holds: ['src/features/profile/secondFactor/'] },
  // The list of options, which says what else to fetch.
  {
    name: 'options',
    takesParts: true,
    holds: [
      'src/options/{list,OptionParts,pricedCart,isPaidOnPage}.',
      'src/options/{discounts,giftCards,licences,payments,clientSales}/option.',
      'src/options/{discounts,giftCards}/texts.',
      'src/options/licences/pricing.',
    ],
  },
  // What a shop may switch on: a file for visitors, and one for the dashboard.
  {
    name: 'discounts',
    takesParts: true,
    holds: ['src/options/discounts/{Offers,bestDiscount,cartDiscounts,contracts}.'],
  },
  {
    name: 'giftCards',
    takesParts: true,
    holds: [
      'src/options/giftCards/{GiftCardShop,GiftCardTerms,cartGiftCards,contracts}.',
      'src/model/giftCards/salesTermsTexts.',
    ],
  },
  {
    name: 'licences',
    takesParts: true,
    holds: [
      'src/options/licences/{LicenceChoice,AboutLicences,LicenceTerms}.',
      'src/features/orders/WiderLicence.',
      'src/model/licences/{rights,rightsTexts,salesTermsTexts}.',
    ],
  },
  {
    name: 'clientSales',
    takesParts: true,
    holds: ['src/options/clientSales/{Offer,BuyDialog,contracts,texts}.'],
  },
  {
    name: 'optionEditors',
    takesParts: true,
    holds: [
      'src/options/discounts/{DiscountCodes,DiscountDialog,adminDiscounts,editorTexts,form}.',
      'src/options/giftCards/{GiftCards,IssueGiftCardDialog,manage,editorTexts,search}.',
      'src/data/repos/giftCards/',
    ],
  },
  // Parts of the dashboard that are opened now and then.
  {
    name: 'figures',
    takesParts: true,
    holds: [
      'src/admin/{clientGalleries,bookkeeping,statistics,messages}/',
      'src/model/contact/messagesTexts.',
      'src/model/{clients,bookkeeping,statistics}/',
      'src/options/clientSales/{PicturePriceField,editorTexts}.',
      'src/admin/bin/{BinDialog,removeFiles}.',
    ],
  },
  // Moving a whole shop.
  {
    name: 'moving',
    takesParts: true,
    holds: [
      'src/admin/moving/',
      'src/model/{moving,takeout}/',
      'src/model/base/markup.',
      'src/data/repos/mails/invitations.',
    ],
    except: ['src/model/moving/words.'],
  },
  // What the photographer decides while the shop runs.
  {
    name: 'settings',
    takesParts: true,
    holds: [
      'src/admin/settings/',
      'src/model/settings/{form,texts,shapes,licenceOrder}.',
      'src/{data/push.,data/repos/account/pushDevices.,model/push/,lib/pushAbility.}',
      'src/options/discounts/{DiscountSettings,settingsTexts}.',
      'src/options/giftCards/{GiftCardSettings,settingsForm,settingsTexts}.',
      'src/options/licences/{LicenceSettings,settingsForm,settingsTexts}.',
    ],
  },
  // The rest of the dashboard.
  {
    name: 'dashboard',
    holds: [
      ...CATALOGUE_OF_DASHBOARD,
      '@dnd-kit/',
      'lucide-react/dist/esm/icons/{play,pause,image,folder-input,truck}.',
      'src/admin/',
      'src/model/{bin/,watermarks/,reconciliation/,moving/words.,payments/reference.,contact/messages.}',
      'src/model/{base/hash,account/customerTexts,system/quickSearch}.',
      'src/model/content/{editorTexts,form}.',
      'src/data/{vouchers/,repos/contact/,repos/purchases/orderLookups.,repos/account/blockedCustomers.}',
      'src/data/catalogue/{bin,takeOffSale,transferImages}.',
    ],
  },
  // A placed order, and how it is paid by hand.
  {
    name: 'confirmation',
    takesParts: true,
    holds: [
      'src/app/OrderConfirmationArea.',
      'src/features/cart/confirmation/',
      'src/ui/layout/Ticket.',
    ],
  },
  // The records of payments, which the dashboard shows as well.
  { name: 'paymentRecords', holds: ['src/model/payments/schema.'] },
  // Payments that the shop takes by itself.
  {
    name: 'payments',
    takesParts: true,
    holds: [
      'src/app/OrderPaymentArea.',
      'src/options/payments/{PaymentPage,PaymentActions,OrderPayment,PaymentSection}.',
      'src/options/payments/{paymentRequests,texts}.',
      'src/model/payments/{contracts,progress,texts}.',
      'src/model/content/legal/automaticPayments.',
    ],
  },
  // The same in the dashboard.
  {
    name: 'orderPayments',
    takesParts: true,
    holds: ['src/options/payments/{OrderPayments,RefundPayment,adminPayments,dashboardTexts}.'],
  },
];
