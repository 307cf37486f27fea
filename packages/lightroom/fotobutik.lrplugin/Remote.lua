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

-- Every published photo of a collection, or of all that are in a set or a service.
function Remote.photosOf(place)
  if place:type() == 'LrPublishedCollection' then return place:getPublishedPhotos() end
  local found = {}
  for _, inside in ipairs { place:getChildCollections(), place:getChildCollectionSets() } do
    for _, each in ipairs(inside) do
      for _, published in ipairs(Remote.photosOf(each)) do found[#found + 1] = published end
    end
  end
  return found
end

return Remote
