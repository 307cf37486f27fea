-- The command of the library's menu: brings the choices of every gallery of every service back.
local LrApplication = import 'LrApplication'
local LrDialogs = import 'LrDialogs'
local LrFunctionContext = import 'LrFunctionContext'

local Account = require 'Account'
local Choices = require 'Choices'
local Remote = require 'Remote'

-- What was chosen in each service. All is read before anything is written.
local function readAll(services)
  local read = {}
  for index, service in ipairs(services) do
    local settings = service:getPublishSettings()
    local chosen = Choices.read(Account.of(settings), Remote.photosOf(service))
    read[index] = { settings = settings, chosen = chosen }
  end
  return read
end

LrFunctionContext.postAsyncTaskWithContext('Hent kundernes valg', function(context)
  LrDialogs.attachErrorDialogToFunctionContext(context)
  local catalog = LrApplication.activeCatalog()
  local read = readAll(catalog:getPublishServices(_PLUGIN.id))
  local collection = Choices.collection(catalog, read)
  local count = 0
  catalog:withWriteAccessDo('Hent kundernes valg', function()
    if collection then collection:removeAllPhotos() end
    for _, each in ipairs(read) do count = count + Choices.mark(_PLUGIN, each, collection) end
  end)
  LrDialogs.message('Fotobutik', count .. ' valgte billeder er mærket.', 'info')
end)
