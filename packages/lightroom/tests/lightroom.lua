-- Stands in for Lightroom: the modules that the plug-in imports, with a shop behind LrHttp.
local here = arg[0]:match('^(.*)/') or '.'
package.path = here .. '/../fotobutik.lrplugin/?.lua;' .. here .. '/?.lua'

local Json = require 'Json'

local lightroom = { passwords = {}, messages = {}, requests = {}, files = {}, slept = 0 }

-- The shop: `answers` has a function for each method and path; what it returns is a status and a body.
lightroom.shop = { answers = {}, sessions = {} }

local function answer(method, url, body, headers)
  local request = { method = method, url = url, body = body, headers = {} }
  for _, header in ipairs(headers or {}) do request.headers[header.field] = header.value end
  lightroom.requests[#lightroom.requests + 1] = request
  local path = url:match('^https://shop%.example/api/v1(.*)$')
  if not path then
    local status = lightroom.shop.sessions[url] and lightroom.shop.sessions[url](body) or 404
    return '', { status = status }
  end
  local one = lightroom.shop.answers[method .. ' ' .. path]
  if not one then return '{"error":{"code":"not-found","message":"Adressen findes ikke."}}', { status = 404 } end
  local status, result = one(body ~= nil and body ~= '' and Json.decode(body) or nil)
  if status == 0 then return nil, { error = { errorCode = 'timedOut' } } end
  return type(result) == 'string' and result or Json.encode(result), { status = status }
end

local modules = {
  LrHttp = {
    get = function(url, headers) return answer('GET', url, nil, headers) end,
    post = function(url, body, headers, method) return answer(method or 'POST', url, body, headers) end,
  },
  LrDigest = {
    -- No hash, but as long as one, and another one for another file.
    SHA256 = { digest = function(text)
      local sum = 7
      for index = 1, #text do sum = (sum * 31 + text:byte(index)) % 4294967296 end
      return string.format('%08x', sum):rep(8)
    end },
  },
  LrFileUtils = { readFile = function(path) return lightroom.files[path] end },
  LrPathUtils = { leafName = function(path) return path:match('[^/\\]+$') end },
  LrTasks = {
    sleep = function(seconds) lightroom.slept = lightroom.slept + seconds end,
    startAsyncTask = function(run) run() end,
  },
  LrErrors = { throwUserError = function(text) error(text, 0) end },
  LrPasswords = {
    store = function(key, value) lightroom.passwords[key] = value end,
    retrieve = function(key) return lightroom.passwords[key] end,
  },
  LrDialogs = {
    message = function(_, text) lightroom.messages[#lightroom.messages + 1] = text end,
    attachErrorDialogToFunctionContext = function() end,
  },
  LrView = { bind = function(key) return { bound = key } end, share = function(name) return name end },
  LrFunctionContext = { postAsyncTaskWithContext = function(_, run) run({}) end },
  LrApplication = { activeCatalog = function() return lightroom.catalog end },
}

_PLUGIN = { id = 'dk.fotobutik.lightroom' }

function import(name)
  return modules[name] or error('Lightroom has no ' .. name .. ' here')
end

-- The factory of a view: each control is a table of its own arguments.
lightroom.factory = setmetatable({}, {
  __index = function(_, control)
    return function(_, arguments)
      arguments.control = control
      return arguments
    end
  end,
})

function lightroom.reset()
  lightroom.passwords, lightroom.messages, lightroom.requests, lightroom.files = {}, {}, {}, {}
  lightroom.shop.answers, lightroom.shop.sessions, lightroom.slept = {}, {}, 0
end

-- A photo of the catalog.
function lightroom.photo(title)
  local photo = { raw = {}, fields = {} }
  function photo:getFormattedMetadata() return title or '' end
  function photo:setRawMetadata(key, value)
    assert(lightroom.writes, 'outside of a write')
    self.raw[key] = value
  end
  function photo:setPropertyForPlugin(_, key, value)
    assert(lightroom.writes, 'outside of a write')
    self.fields[key] = value
  end
  return photo
end

-- A rendered photo; `publishedId` is what was recorded at an earlier time.
function lightroom.rendition(path, publishedId, photo)
  local rendition = { photo = photo or lightroom.photo(), publishedPhotoId = publishedId }
  function rendition:waitForRender()
    if lightroom.files[path] then return true, path end
    return false, 'Kunne ikke eksporteres'
  end
  function rendition:recordPublishedPhotoId(id) self.recorded = id end
  function rendition:uploadFailed(text) self.failed = text end
  return rendition
end

-- A run of the publish service for one collection; `remoteId` is what an earlier run recorded for it.
function lightroom.export(info, settings, renditions, remoteId)
  local session = {}
  function session:recordRemoteCollectionId(id) self.recorded = id end
  local context = {
    publishedCollectionInfo = info,
    propertyTable = { site = 'https://shop.example' },
    exportSession = session,
    publishedCollection = {
      getCollectionInfoSummary = function() return { collectionSettings = settings } end,
      getRemoteId = function() return remoteId end,
    },
  }
  function context:configureProgress() end
  function context:renditions()
    local index = 0
    return function()
      index = index + 1
      if renditions[index] then return index, renditions[index] end
    end
  end
  return context
end

-- A place of a publish service with published photos: { [remoteId] = photo }.
function lightroom.place(published, sets)
  local collection = {}
  function collection:type() return 'LrPublishedCollection' end
  function collection:getPublishedPhotos()
    local all = {}
    for remoteId, photo in pairs(published) do
      all[#all + 1] = {
        getRemoteId = function() return remoteId end,
        getPhoto = function() return photo end,
      }
    end
    return all
  end
  local place = {}
  function place:type() return 'LrPublishedCollectionSet' end
  function place:getChildCollections() return { collection } end
  function place:getChildCollectionSets() return sets or {} end
  return place
end

-- A catalog in which a new collection can be used only after the write that made it.
function lightroom.newCatalog(services)
  local catalog = { collections = {}, services = services }
  function catalog:withWriteAccessDo(_, run)
    lightroom.writes = {}
    run()
    lightroom.writes = nil
  end
  function catalog:createCollection(name)
    local write = assert(lightroom.writes, 'outside of a write')
    if self.collections[name] then return self.collections[name] end
    local made = { name = name, photos = {} }
    local function use() assert(lightroom.writes and lightroom.writes ~= write, 'not available yet') end
    function made:addPhotos(photos)
      use()
      for _, photo in ipairs(photos) do self.photos[#self.photos + 1] = photo end
    end
    function made:removeAllPhotos()
      use()
      self.photos = {}
    end
    self.collections[name] = made
    return made
  end
  function catalog:getPublishServices(id)
    assert(id == _PLUGIN.id)
    return services
  end
  lightroom.catalog = catalog
  return catalog
end

return lightroom
