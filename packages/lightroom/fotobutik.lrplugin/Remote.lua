-- What Lightroom keeps of a published photo: the kind and id of its place, and the id of its picture.
local Remote = {}

function Remote.build(kind, placeId, pictureId)
  return kind .. '/' .. placeId .. '/' .. pictureId
end

-- The kind, the id of the place and that of the picture; nothing for what is none.
function Remote.parse(remoteId)
  return tostring(remoteId or ''):match('^(%a+)/([%w_-]+)/([%w_-]+)$')
end

-- The place as the interface of the shop names it.
function Remote.target(kind, placeId)
  return { kind = kind, [kind .. 'Id'] = placeId }
end

return Remote
