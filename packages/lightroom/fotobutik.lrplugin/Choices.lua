-- What clients have chosen, and how it stands on photos.
local LrErrors = import 'LrErrors'

local Remote = require 'Remote'
local Shop = require 'Shop'

local Choices = {}

Choices.stars = {
  { title = '1 stjerne', value = 1 },
  { title = '2 stjerner', value = 2 },
  { title = '3 stjerner', value = 3 },
  { title = '4 stjerner', value = 4 },
  { title = '5 stjerner', value = 5 },
}

Choices.colors = {
  { title = 'Rød', value = 'red' },
  { title = 'Gul', value = 'yellow' },
  { title = 'Grøn', value = 'green' },
  { title = 'Blå', value = 'blue' },
  { title = 'Lilla', value = 'purple' },
}

-- Reads each gallery once.
function Choices.reader(connection)
  local known = {}
  return function(galleryId)
    if not known[galleryId] then
      local choosers, problem = Shop.choosers(connection, galleryId)
      if not choosers then LrErrors.throwUserError(problem) end
      known[galleryId] = choosers
    end
    return known[galleryId]
  end
end

local function nameOf(chooser)
  return chooser.name ~= '' and chooser.name or 'Kunden'
end

-- What each person has said of one picture; `visit` is told the person and their choice.
local function each(choosers, pictureId, visit)
  for _, chooser in ipairs(choosers) do
    for _, picture in ipairs(chooser.pictures) do
      if picture.id == pictureId then visit(chooser, picture) end
    end
  end
end

-- The comments on a picture, as Lightroom's panel shows them.
function Choices.comments(choosers, pictureId)
  local comments = {}
  each(choosers, pictureId, function(chooser, picture)
    if picture.comment == '' then return end
    comments[#comments + 1] = {
      commentId = chooser.id .. '/' .. pictureId,
      commentText = picture.comment,
      username = nameOf(chooser),
      realname = nameOf(chooser),
    }
  end)
  return comments
end

-- The lists that a picture is in, and the comments on it, each in one text; empty for none.
function Choices.summary(choosers, pictureId)
  local lists, comments = {}, {}
  each(choosers, pictureId, function(chooser, picture)
    for _, list in ipairs(picture.lists) do lists[#lists + 1] = nameOf(chooser) .. ': ' .. list end
    if picture.comment ~= '' then comments[#comments + 1] = nameOf(chooser) .. ': ' .. picture.comment end
  end)
  return { lists = table.concat(lists, ', '), comment = table.concat(comments, '\n') }
end

-- The photos of a service that are in galleries, with what was chosen.
function Choices.read(connection, published)
  local read = Choices.reader(connection)
  local result = {}
  for _, each in ipairs(published) do
    local kind, galleryId, pictureId = Remote.parse(each:getRemoteId())
    if kind == 'gallery' then
      local summary = Choices.summary(read(galleryId), pictureId)
      summary.photo = each:getPhoto()
      result[#result + 1] = summary
    end
  end
  return result
end

local COLLECTION = 'Kundernes valg'

local function isCollected(settings)
  return settings.choiceMark == 'collection'
end

-- The collection that chosen photos are put into; nil where every service marks them otherwise. Lightroom lets nobody
-- use a new one before the write that made it has ended.
function Choices.collection(catalog, read)
  for _, each in ipairs(read) do
    if isCollected(each.settings) then
      local collection
      catalog:withWriteAccessDo(COLLECTION, function()
        collection = catalog:createCollection(COLLECTION, nil, true)
      end)
      return collection
    end
  end
end

-- Marks what was chosen. What is no longer chosen loses its words, but keeps stars and colour, which may be hers.
function Choices.mark(plugin, read, collection)
  local settings = read.settings
  local count = 0
  for _, choice in ipairs(read.chosen) do
    local photo = choice.photo
    photo:setPropertyForPlugin(plugin, 'comment', choice.comment)
    photo:setPropertyForPlugin(plugin, 'lists', choice.lists)
    if choice.lists ~= '' then
      count = count + 1
      if settings.choiceMark == 'stars' then photo:setRawMetadata('rating', settings.choiceStars) end
      if settings.choiceMark == 'color' then photo:setRawMetadata('colorNameForLabel', settings.choiceColor) end
      if isCollected(settings) then collection:addPhotos { photo } end
    end
  end
  return count
end

return Choices
