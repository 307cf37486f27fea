-- The publish service: a collection is an album, or a client gallery; in a set it is a section of one.
local LrDialogs = import 'LrDialogs'
local LrErrors = import 'LrErrors'
local LrPathUtils = import 'LrPathUtils'
local LrTasks = import 'LrTasks'
local LrView = import 'LrView'

local Account = require 'Account'
local Choices = require 'Choices'
local Remote = require 'Remote'
local Shop = require 'Shop'

local bind = LrView.bind

local Service = {
  supportsIncrementalPublish = 'only',
  hideSections = { 'exportLocation', 'fileNaming', 'video', 'watermarking' },
  allowFileFormats = { 'JPEG' },
  allowColorSpaces = { 'sRGB' },
  canExportVideo = false,
  exportPresetFields = {
    { key = 'site', default = '' },
    { key = 'choiceMark', default = 'stars' },
    { key = 'choiceStars', default = 5 },
    { key = 'choiceColor', default = 'green' },
  },
  titleForPublishedCollection = 'Album eller galleri',
  titleForPublishedCollectionSet = 'Kundegalleri med sektioner',
  titleForPublishedSmartCollection = 'Smart album eller galleri',
  titleForGoToPublishedCollection = 'disable',
  titleForGoToPublishedPhoto = 'disable',
  disableRenamePublishedCollection = true,
  disableRenamePublishedCollectionSet = true,
}

function Service.getCollectionBehaviorInfo()
  return {
    defaultCollectionName = 'Nye billeder',
    defaultCollectionCanBeDeleted = true,
    canAddCollection = true,
    maxCollectionSetDepth = 1,
  }
end

-- Files are the same after words alone have changed.
function Service.metadataThatTriggersRepublish()
  return { default = false, title = false, caption = false, keywords = false, gps = false, dateCreated = false }
end

-- Its pictures stay where they are in the shop. Lightroom takes back a move that ends with words.
function Service.reparentPublishedCollection(_, info)
  if info.remoteId then
    LrErrors.throwUserError('Samlingens billeder er udgivet, hvor den er nu. Lav en ny samling det andet sted.')
  end
end

local function logIn(properties)
  local site = Shop.siteOf(properties.site)
  if not site then
    return LrDialogs.message('Fotobutik', 'Skriv butikkens adresse, der begynder med https://.', 'warning')
  end
  LrTasks.startAsyncTask(function()
    local connection = { site = site, token = (properties.newToken or ''):match('^%s*(.-)%s*$') }
    local known, problem = Shop.ask(connection, 'GET', '/galleries')
    if not known then return LrDialogs.message('Fotobutik', problem, 'warning') end
    Account.keep(site, connection.token)
    properties.site, properties.newToken = site, ''
    LrDialogs.message('Fotobutik', 'Du er logget ind.', 'info')
  end)
end

function Service.sectionsForTopOfDialog(f, properties)
  return {
    {
      title = 'Butikken',
      f:row {
        f:static_text { title = 'Adresse', width = LrView.share 'label' },
        f:edit_field { value = bind 'site', width_in_chars = 40, immediate = true },
      },
      f:row {
        f:static_text { title = 'Token', width = LrView.share 'label' },
        f:password_field { value = bind 'newToken', width_in_chars = 40, immediate = true },
        f:push_button { title = 'Log ind', action = function() logIn(properties) end },
      },
    },
    {
      title = 'Kundernes valg',
      f:row {
        f:static_text { title = 'Valgte billeder får', width = LrView.share 'label' },
        f:popup_menu {
          value = bind 'choiceMark',
          items = {
            { title = 'Stjerner', value = 'stars' },
            { title = 'En farve', value = 'color' },
            { title = 'En samling', value = 'collection' },
          },
        },
        f:popup_menu { value = bind 'choiceStars', items = Choices.stars },
        f:popup_menu { value = bind 'choiceColor', items = Choices.colors },
      },
    },
  }
end

function Service.viewForCollectionSettings(f, _, info)
  local settings = info.collectionSettings
  settings.kind = settings.kind or 'album'
  return f:group_box {
    title = 'I butikken',
    f:popup_menu {
      bind_to_object = settings,
      value = bind 'kind',
      items = { { title = 'Album', value = 'album' }, { title = 'Kundegalleri', value = 'gallery' } },
    },
  }
end

-- Where the photos of a collection go; nil and what went wrong when the shop has no such place.
local function targetOf(connection, info, collection)
  local settings = collection:getCollectionInfoSummary().collectionSettings or {}
  local set = info.parents and info.parents[1]
  local kind = (set or settings.kind == 'gallery') and 'gallery' or 'album'
  local title = set and set.name or info.name
  local placeId, problem = Shop.place(connection, kind, title, collection:getRemoteId())
  if not placeId then return nil, problem end
  local target = Remote.target(kind, placeId)
  target.section = set and info.name
  return target
end

local function placeIdOf(target)
  return target.albumId or target.galleryId
end

-- The picture of an earlier time in the same place, whose files the new ones take.
local function replacedBy(rendition, target)
  local kind, placeId, pictureId = Remote.parse(rendition.publishedPhotoId)
  if kind == target.kind and placeId == placeIdOf(target) then return pictureId end
end

local function publish(connection, target, rendition, path)
  local title = rendition.photo:getFormattedMetadata('title')
  local pictureId, problem = Shop.upload(connection, {
    path = path,
    fileName = LrPathUtils.leafName(path),
    title = title ~= '' and title or nil,
    target = target,
    replaces = replacedBy(rendition, target),
  })
  if not pictureId then return rendition:uploadFailed(problem) end
  rendition:recordPublishedPhotoId(Remote.build(target.kind, placeIdOf(target), pictureId))
end

function Service.processRenderedPhotos(_, exportContext)
  local info = exportContext.publishedCollectionInfo
  local connection = Account.of(exportContext.propertyTable)
  local target, problem = targetOf(connection, info, exportContext.publishedCollection)
  if not target then LrErrors.throwUserError(problem) end
  exportContext:configureProgress { title = 'Udgiver ' .. info.name }
  exportContext.exportSession:recordRemoteCollectionId(placeIdOf(target))
  for _, rendition in exportContext:renditions { stopIfCanceled = true } do
    local isRendered, path = rendition:waitForRender()
    if isRendered then
      publish(connection, target, rendition, path)
    else
      rendition:uploadFailed(path)
    end
  end
end

-- Takes a published photo out of the shop, which keeps what was ordered or sold.
local function takeOut(connection, photoId)
  local kind, placeId, pictureId = Remote.parse(photoId)
  if not kind then return end
  local removed, problem = Shop.remove(connection, Remote.target(kind, placeId), pictureId)
  if not removed then LrErrors.throwUserError(problem) end
end

-- Lightroom keeps, and tries again, what it is not told of as deleted.
function Service.deletePhotosFromPublishedCollection(settings, photoIds, deletedCallback)
  local connection = Account.of(settings)
  for _, photoId in ipairs(photoIds) do
    takeOut(connection, photoId)
    deletedCallback(photoId)
  end
end

-- The album or gallery stays, without them. Lightroom asks whether to go on when this ends with words.
function Service.deletePublishedCollection(settings, info)
  local connection = Account.of(settings)
  for _, published in ipairs(Remote.photosOf(info.publishedCollection)) do
    takeOut(connection, published:getRemoteId())
  end
end

function Service.getCommentsFromPublishedCollection(settings, photos, commentCallback)
  local connection = Account.of(settings)
  local read = Choices.reader(connection)
  for _, info in ipairs(photos) do
    local kind, galleryId, pictureId = Remote.parse(info.remoteId)
    if kind == 'gallery' then
      commentCallback { publishedPhoto = info, comments = Choices.comments(read(galleryId), pictureId) }
    end
  end
end

Service.canAddCommentsToService = false

return Service
