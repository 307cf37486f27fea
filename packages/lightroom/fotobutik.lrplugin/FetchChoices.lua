-- The command of the library's menu: brings the choices of every gallery of every service back.
local LrApplication = import 'LrApplication'
local LrDialogs = import 'LrDialogs'
local LrFunctionContext = import 'LrFunctionContext'

local Account = require 'Account'
local Choices = require 'Choices'
local Remote = require 'Remote'

local function fetch(catalog, service)
  local settings = service:getPublishSettings()
  local connection = Account.of(settings)
  local chosen = Choices.read(connection, Remote.photosOf(service))
  local collection = Choices.collection(catalog, settings)
  local count = 0
  catalog:withWriteAccessDo('Hent kundernes valg', function()
    count = Choices.mark(_PLUGIN, settings, chosen, collection)
  end)
  return count
end

LrFunctionContext.postAsyncTaskWithContext('Hent kundernes valg', function(context)
  LrDialogs.attachErrorDialogToFunctionContext(context)
  local catalog = LrApplication.activeCatalog()
  local count = 0
  for _, service in ipairs(catalog:getPublishServices(_PLUGIN.id)) do
    count = count + fetch(catalog, service)
  end
  LrDialogs.message('Fotobutik', count .. ' valgte billeder er mærket.', 'info')
end)
