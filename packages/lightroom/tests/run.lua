local lightroom = dofile((arg[0]:match('^(.*)/') or '.') .. '/lightroom.lua')

local Json = require 'Json'
local Remote = require 'Remote'
local Service = require 'Service'
local Shop = require 'Shop'

local answers, sessions = lightroom.shop.answers, lightroom.shop.sessions
local failed = 0

local function same(expected, found)
  if expected == found then return end
  error('expected ' .. tostring(expected) .. ', found ' .. tostring(found), 2)
end

local function test(name, run)
  lightroom.reset()
  answers, sessions = lightroom.shop.answers, lightroom.shop.sessions
  lightroom.passwords['token https://shop.example'] = 'foto_x'
  local isGood, problem = pcall(run)
  if not isGood then failed = failed + 1 end
  print((isGood and 'ok ' or 'not ok ') .. name .. (isGood and '' or ': ' .. tostring(problem)))
end

local function galleryAnswers()
  answers['GET /galleries'] = function() return 200, '{"galleries":[{"id":"g1","title":"Anna & Bo"}]}' end
end

-- No album yet; each that is asked for is made.
local function albumAnswers()
  answers['GET /albums'] = function() return 200, '{"albums":[]}' end
  answers['POST /albums'] = function() return 200, { album = { id = 'a1' } } end
end

-- Takes files, and makes a picture of each.
local function uploadAnswers(begun, state)
  answers['POST /uploads'] = function(input)
    begun[#begun + 1] = input
    local id = input.sha256:sub(1, 8)
    sessions['https://storage.example/' .. id] = function(file) return file == lightroom.files.now and 200 or 400 end
    answers['GET /uploads/' .. id] = function() return 200, state or { id = id, pictureId = 'p' .. id, state = 'done' } end
    return 200, { id = id, pictureId = 'p' .. id, state = 'waiting', sessionUrl = 'https://storage.example/' .. id }
  end
end

test('JSON comes back as it went, and what is none is refused', function()
  local text = Json.encode { name = 'Æ "q"\n\\', list = { 1, 2.5, true }, none = {} }
  same('{"list":[1,2.5,true],"name":"Æ \\"q\\"\\n\\\\","none":{}}', text)
  local back = Json.decode(text)
  same('Æ "q"\n\\', back.name)
  same(2.5, back.list[2])
  local escaped = Json.decode ' { "a" : "\\u00e6\\ud83d\\ude00" , "b" : null , "c" : [ ] , "d" : -1e3 } '
  same('æ😀', escaped.a)
  same(nil, escaped.b)
  same(0, #escaped.c)
  same(-1000, escaped.d)
  for _, broken in ipairs { '', '{', '{"a"}', '[1,]x', '"a', '{"a":1}x', ('['):rep(99), 'nonsense' } do
    same(false, (pcall(Json.decode, broken)))
  end
end)

test('a token goes over https alone', function()
  same('https://shop.example', Shop.siteOf ' https://shop.example/ ')
  same(nil, Shop.siteOf 'http://shop.example')
  same(nil, Shop.siteOf 'https://a:b@shop.example')
end)

test('logging in keeps the token in the key ring, and not in the settings', function()
  galleryAnswers()
  local properties = { site = 'https://shop.example/', newToken = ' foto_new ' }
  local section = Service.sectionsForTopOfDialog(lightroom.factory, properties)[1]
  section[2][3].action()
  same('foto_new', lightroom.passwords['token https://shop.example'])
  same('', properties.newToken)
  same('Du er logget ind.', lightroom.messages[1])
  for _, field in ipairs(Service.exportPresetFields) do assert(field.key ~= 'newToken') end
end)

test('a token that is refused is not kept, and the shop says why', function()
  answers['GET /galleries'] = function() return 401, '{"error":{"code":"unauthenticated","message":"Tokenet er lukket."}}' end
  local properties = { site = 'https://shop.example', newToken = 'foto_old' }
  Service.sectionsForTopOfDialog(lightroom.factory, properties)[1][2][3].action()
  same('foto_x', lightroom.passwords['token https://shop.example'])
  same('Tokenet er lukket.', lightroom.messages[1])
end)

test('a collection becomes an album, with the title of each photo', function()
  local begun = {}
  albumAnswers()
  answers['POST /albums'] = function(input)
    same('Fyr', input.title)
    return 200, { album = { id = 'a1' } }
  end
  uploadAnswers(begun)
  lightroom.files = { now = 'bytes', ['/tmp/IMG_1.jpg'] = 'bytes' }
  local rendition = lightroom.rendition('/tmp/IMG_1.jpg', nil, lightroom.photo 'Fyret')
  local context = lightroom.export({ name = 'Fyr' }, { kind = 'album' }, { rendition })
  Service.processRenderedPhotos({}, context)
  same(nil, rendition.failed)
  same('album', begun[1].target.kind)
  same('IMG_1.jpg', begun[1].fileName)
  same('Fyret', begun[1].title)
  same(5, begun[1].bytes)
  same(nil, begun[1].replaces)
  same('album/a1/p' .. begun[1].sha256:sub(1, 8), rendition.recorded)
  same('a1', context.exportSession.recorded)
  same('Bearer foto_x', lightroom.requests[1].headers.Authorization)
  for _, request in ipairs(lightroom.requests) do
    if request.method == 'PUT' then same(nil, request.headers.Authorization) end
  end
end)

test('a collection in a set is a section of a gallery', function()
  local begun = {}
  galleryAnswers()
  uploadAnswers(begun)
  lightroom.files = { now = 'x', ['/tmp/IMG_2.jpg'] = 'x' }
  local rendition = lightroom.rendition '/tmp/IMG_2.jpg'
  Service.processRenderedPhotos({}, lightroom.export({ name = 'Kirken', parents = { { name = 'Anna & Bo' } } }, {}, { rendition }))
  same('g1', begun[1].target.galleryId)
  same('Kirken', begun[1].target.section)
  same(nil, begun[1].title)
  assert(rendition.recorded:match '^gallery/g1/')
end)

test('an album or gallery that was renamed in the shop is found again, and one that is gone is made anew', function()
  local begun = {}
  albumAnswers()
  answers['GET /albums'] = function() return 200, '{"albums":[{"id":"a7","title":"Fyret ved havet"}]}' end
  galleryAnswers()
  uploadAnswers(begun)
  lightroom.files = { now = 'new', ['/tmp/1.jpg'] = 'new' }
  local function publish(info, remoteId)
    Service.processRenderedPhotos({}, lightroom.export(info, {}, { lightroom.rendition '/tmp/1.jpg' }, remoteId))
    return begun[#begun].target
  end
  same('a7', publish({ name = 'Fyr' }, 'a7').albumId)
  same('a1', publish({ name = 'Fyr' }, 'a8').albumId)
  local section = publish({ name = 'Kirken', parents = { { name = 'Brylluppet' } } }, 'g1')
  same('g1', section.galleryId)
  same('Kirken', section.section)
end)

test('a collection is moved to another set only before it is published', function()
  Service.reparentPublishedCollection({}, { name = 'Kirken' })
  same(false, (pcall(Service.reparentPublishedCollection, {}, { name = 'Kirken', remoteId = 'g1' })))
end)

test('what has changed takes the place of what was published there, and nowhere else', function()
  local begun = {}
  albumAnswers()
  uploadAnswers(begun)
  lightroom.files = { now = 'new', ['/tmp/1.jpg'] = 'new' }
  local renditions = {
    lightroom.rendition('/tmp/1.jpg', 'album/a1/old'),
    lightroom.rendition('/tmp/1.jpg', 'album/a2/old'),
  }
  Service.processRenderedPhotos({}, lightroom.export({ name = 'Fyr' }, { kind = 'album' }, renditions))
  same('old', begun[1].replaces)
  same(nil, begun[2].replaces)
end)

test('what has changed in a gallery takes the place of what was published there', function()
  local begun = {}
  galleryAnswers()
  uploadAnswers(begun)
  lightroom.files = { now = 'new', ['/tmp/1.jpg'] = 'new' }
  local rendition = lightroom.rendition('/tmp/1.jpg', 'gallery/g1/old')
  Service.processRenderedPhotos({}, lightroom.export({ name = 'Anna & Bo' }, { kind = 'gallery' }, { rendition }))
  same('old', begun[1].replaces)
end)

test('a photo that was deleted in the shop is published anew', function()
  local begun = {}
  albumAnswers()
  uploadAnswers(begun)
  local take = answers['POST /uploads']
  answers['POST /uploads'] = function(input)
    if input.replaces then return 404, '{"error":{"code":"not-found","message":"Billedet findes ikke."}}' end
    return take(input)
  end
  lightroom.files = { now = 'new', ['/tmp/1.jpg'] = 'new' }
  local rendition = lightroom.rendition('/tmp/1.jpg', 'album/a1/old')
  Service.processRenderedPhotos({}, lightroom.export({ name = 'Fyr' }, { kind = 'album' }, { rendition }))
  same(nil, rendition.failed)
  same('album/a1/p' .. begun[1].sha256:sub(1, 8), rendition.recorded)
end)

test('one photo that fails does not stop the others', function()
  albumAnswers()
  local begun = {}
  uploadAnswers(begun, { id = 'x', state = 'refused', problem = 'upload/full', message = 'Der er ikke plads.' })
  lightroom.files = { now = 'x', ['/tmp/2.jpg'] = 'x' }
  local renditions = { lightroom.rendition '/tmp/missing.jpg', lightroom.rendition '/tmp/2.jpg' }
  Service.processRenderedPhotos({}, lightroom.export({ name = 'Fyr' }, { kind = 'album' }, renditions))
  same('Kunne ikke eksporteres', renditions[1].failed)
  same('Der er ikke plads.', renditions[2].failed)
  same(nil, renditions[2].recorded)
end)

test('a broken connection is tried again, and ended with words', function()
  albumAnswers()
  local begun, tries = {}, 0
  uploadAnswers(begun)
  local take = answers['POST /uploads']
  answers['POST /uploads'] = function(input)
    local status, body = take(input)
    sessions[body.sessionUrl] = function()
      tries = tries + 1
      return tries == 3 and 200 or 503
    end
    return status, body
  end
  lightroom.files = { ['/tmp/3.jpg'] = 'x' }
  local rendition = lightroom.rendition '/tmp/3.jpg'
  Service.processRenderedPhotos({}, lightroom.export({ name = 'Fyr' }, { kind = 'album' }, { rendition }))
  same(3, tries)
  assert(rendition.recorded)
  answers['GET /albums'] = function() return 0 end
  local isGood, problem = pcall(Service.processRenderedPhotos, {}, lightroom.export({ name = 'Fyr' }, { kind = 'album' }, {}))
  same(false, isGood)
  assert(problem:match '^Butikken svarer ikke')
end)

local function choiceAnswers()
  answers['GET /galleries/g1/choices'] = function()
    return 200, {
      choosers = {
        { id = 'c1', name = 'Anna', pictures = {
          { id = 'p1', lists = { 'Bogen', 'Favoritter' }, comment = 'Til mor' },
          { id = 'p2', lists = {}, comment = 'Lidt mørk' },
        } },
        { id = 'c2', name = '', pictures = { { id = 'p1', lists = { 'Favoritter' }, comment = '' } } },
      },
    }
  end
end

local function runFetch()
  package.loaded.FetchChoices = nil
  require 'FetchChoices'
end

-- Runs the command of the menu, and returns the photos by the ids of their pictures.
local function fetch(settings)
  choiceAnswers()
  local photos = { p1 = lightroom.photo(), p2 = lightroom.photo(), p3 = lightroom.photo(), album = lightroom.photo() }
  local set = lightroom.place { ['gallery/g1/p2'] = photos.p2, ['gallery/g1/p3'] = photos.p3 }
  local service = lightroom.place({ ['gallery/g1/p1'] = photos.p1, ['album/a1/p1'] = photos.album }, { set })
  settings.site = 'https://shop.example'
  function service:getPublishSettings() return settings end
  local catalog = lightroom.newCatalog { service }
  runFetch()
  return photos, catalog
end

test('choices come back as stars, with lists and comments as fields', function()
  local photos = fetch { choiceMark = 'stars', choiceStars = 4 }
  same(4, photos.p1.raw.rating)
  same(nil, photos.p2.raw.rating)
  same('Anna: Bogen, Anna: Favoritter, Kunden: Favoritter', photos.p1.fields.lists)
  same('Anna: Til mor', photos.p1.fields.comment)
  same('Anna: Lidt mørk', photos.p2.fields.comment)
  same('', photos.p3.fields.comment)
  same(nil, photos.album.fields.lists)
  same('1 valgte billeder er mærket.', lightroom.messages[1])
  same(1, #lightroom.requests)
end)

test('choices come back as a colour, or in a collection', function()
  same('green', fetch({ choiceMark = 'color', choiceColor = 'green' }).p1.raw.colorNameForLabel)
  local photos, catalog = fetch { choiceMark = 'collection' }
  same(photos.p1, catalog.collections['Kundernes valg'].photos[1])
  same(nil, photos.p1.raw.rating)
end)

test('the collection holds what is chosen now, in every service', function()
  local photos, catalog = fetch { choiceMark = 'collection' }
  local other = lightroom.place { ['gallery/g2/p4'] = lightroom.photo() }
  function other:getPublishSettings() return { site = 'https://shop.example', choiceMark = 'collection' } end
  catalog.services[2] = other
  local function chosen(id)
    return function() return 200, { choosers = { { id = 'c1', name = 'Anna', pictures = { { id = id, lists = { 'Bogen' }, comment = '' } } } } } end
  end
  answers['GET /galleries/g1/choices'] = chosen 'p2'
  answers['GET /galleries/g2/choices'] = chosen 'p4'
  runFetch()
  local held = catalog.collections['Kundernes valg'].photos
  same(2, #held)
  same(photos.p2, held[1])
end)

test('the comments of clients stand in the panel of comments', function()
  choiceAnswers()
  local told = {}
  Service.getCommentsFromPublishedCollection({ site = 'https://shop.example' }, {
    { remoteId = 'gallery/g1/p1' },
    { remoteId = 'album/a1/p1' },
  }, function(one) told[#told + 1] = one end)
  same(1, #told)
  same('Til mor', told[1].comments[1].commentText)
  same('Anna', told[1].comments[1].username)
end)

test('photos taken out of a collection leave the shop, as far as it goes', function()
  local asked, gone = {}, {}
  answers['POST /removals'] = function(input)
    asked[#asked + 1] = input
    if input.pictureId == 'p3' then return 403, '{"error":{"code":"permission-denied","message":"Ingen adgang."}}' end
    return 200, { pictureId = input.pictureId }
  end
  local isDone, problem = pcall(Service.deletePhotosFromPublishedCollection,
    { site = 'https://shop.example' },
    { 'album/a1/p1', 'elsewhere', 'gallery/g1/p2', 'gallery/g2/p3', 'album/a1/p4' },
    function(id) gone[#gone + 1] = id end)
  same(false, isDone)
  same('Ingen adgang.', problem)
  same('album/a1/p1 elsewhere gallery/g1/p2', table.concat(gone, ' '))
  same('a1', asked[1].target.albumId)
  same('album', asked[1].target.kind)
  same('g1', asked[2].target.galleryId)
  same(3, #asked)
end)

test('the photos of a collection or set that is deleted leave the shop', function()
  local asked = {}
  answers['POST /removals'] = function(input)
    asked[#asked + 1] = input.target.galleryId .. '/' .. input.pictureId
    return 200, { pictureId = input.pictureId }
  end
  local set = lightroom.place { ['gallery/g1/p1'] = lightroom.photo() }
  local settings = { site = 'https://shop.example' }
  Service.deletePublishedCollection(settings, { publishedCollection = set:getChildCollections()[1] })
  Service.deletePublishedCollection(settings, { publishedCollection = set })
  same('g1/p1 g1/p1', table.concat(asked, ' '))
  answers['POST /removals'] = nil
  same(false, (pcall(Service.deletePublishedCollection, settings, { publishedCollection = set })))
end)

test('every file that Lightroom is told of is there', function()
  local info = require 'Info'
  same('Service.lua', info.LrExportServiceProvider.file)
  same('FetchChoices.lua', info.LrLibraryMenuItems[1].file)
  for _, field in ipairs(require('Metadata').metadataFieldsForPhotos) do assert(field.id:match '^%a+$') end
  local settings = {}
  Service.viewForCollectionSettings(lightroom.factory, {}, { collectionSettings = settings })
  same('album', settings.kind)
  same(1, Service.getCollectionBehaviorInfo().maxCollectionSetDepth)
  same(nil, Remote.parse 'elsewhere')
end)

os.exit(failed == 0 and 0 or 1)
