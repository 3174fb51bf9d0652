import { captured, readStart, writeAddress, type MediaProvider } from '../media-provider.ts'

const rutube: MediaProvider = {
  name: 'rutube',
  label: 'RUTUBE',
  patterns: [
    /^(?:m\.)?rutube\.ru\/(?:video|live\/video|play\/embed)\/(?:private\/)?(?<id>[\da-f]{32})(?:\/?\?(?:[^#]*&)?p=(?<key>[\w-]+))?(?:\S*[?&]t=(?<start>\w+))?/,
    /^(?:m\.)?rutube\.ru\/(?<shorts>shorts)\/(?<id>[\da-f]{32})/,
  ],
  frameOrigin: 'https://rutube.ru',
  embedUrl: match =>
    writeAddress('https://rutube.ru', ['play', 'embed', captured(match, 'id')], {
      p: captured(match, 'key'),
      t: readStart(captured(match, 'start')),
      autoplay: 1,
    }),
  shape: match => ({ ratio: captured(match, 'shorts') ? 9 / 16 : 16 / 9 }),
}

const vkVideo: MediaProvider = {
  name: 'vkVideo',
  label: { ru: 'VK Видео', en: 'VK Video' },
  patterns: [
    /^(?:m\.)?(?:vk\.(?:com|ru)|vkvideo\.ru)\/(?:[^?#]*\/)?(?<kind>video|clip)(?<owner>-?\d+)_(?<id>\d+)(?:\S*[?&]t=(?<start>\w+))?/,
    /^(?:m\.)?(?:vk\.(?:com|ru)|vkvideo\.ru)\/[^?#]*\?(?:[^#]*&)?z=(?<kind>video|clip)(?<owner>-?\d+)_(?<id>\d+)/,
    /^(?:vk\.(?:com|ru)|vkvideo\.ru)\/video_ext\.php\?oid=(?<owner>-?\d+)&id=(?<id>\d+)(?:&(?:[^#]*&)?hash=(?<hash>[\da-f]+))?/,
  ],
  frameOrigin: 'https://vkvideo.ru',
  embedUrl: match =>
    writeAddress('https://vkvideo.ru', ['video_ext.php'], {
      oid: captured(match, 'owner'),
      id: captured(match, 'id'),
      hash: captured(match, 'hash'),
      hd: 2,
      autoplay: 1,
      t: readStart(captured(match, 'start')),
    }),
  shape: match => ({ ratio: captured(match, 'kind') === 'clip' ? 9 / 16 : 16 / 9 }),
}

/** Its addresses hold a short name, or a place: `ll` (longitude and latitude), `z` (zoom), and perhaps an organisation. */
const yandexMaps: MediaProvider = {
  name: 'yandexMaps',
  label: { ru: 'Яндекс Карты', en: 'Yandex Maps' },
  kind: 'map',
  patterns: [
    /^yandex\.(?:ru|com|by|kz|uz)\/(?:maps|map-widget\/v1)\/-\/(?<short>[\w~-]+)/,
    /^yandex\.(?:ru|com|by|kz|uz)\/map-widget\/v1\/\?(?:[^#]*&)?um=constructor(?::|%3A)(?<map>[\da-f]+)/i,
    /^yandex\.(?:ru|com|by|kz|uz)\/maps\/org\/(?:[^/?#]+\/)?(?<place>\d+)(?:\/?\?(?=(?:\S*&)?ll=(?<ll>-?[\d.]+(?:,|%2C)-?[\d.]+))(?=(?:\S*&)?z=(?<zoom>[\d.]+)))?/i,
    /^yandex\.(?:ru|com|by|kz|uz)\/maps\/[^?#]*\?(?=(?:\S*&)?ll=(?<ll>-?[\d.]+(?:,|%2C)-?[\d.]+))(?:(?=(?:\S*&)?z=(?<zoom>[\d.]+))|)/i,
    /^yandex\.(?:ru|com|by|kz|uz)\/maps(?=[/?#]|$)/,
    /^maps\.yandex\.(?:ru|com|by|kz|uz)(?=[/?#]|$)/,
  ],
  frameOrigin: 'https://yandex.ru',
  embedUrl: match => {
    const [short, map, place, ll] = ['short', 'map', 'place', 'll'].map(group => captured(match, group))
    if (short) return writeAddress('https://yandex.ru', ['map-widget', 'v1', '-', short])
    if (!map && !place && !ll) return null
    return writeAddress('https://yandex.ru', ['map-widget', 'v1', ''], {
      um: map ? `constructor:${map}` : '',
      ll: (ll ?? '').replace(/%2C/i, ','),
      z: captured(match, 'zoom'),
      ...(place && { mode: 'search', ol: 'biz', oid: place }),
    })
  },
}

const yandexMusic: MediaProvider = {
  name: 'yandexMusic',
  label: { ru: 'Яндекс Музыка', en: 'Yandex Music' },
  kind: 'audio',
  patterns: [
    /^music\.yandex\.(?:ru|com|by|kz|uz)\/album\/(?<album>\d+)(?:\/track\/(?<track>\d+))?/,
    /^music\.yandex\.(?:ru|com|by|kz|uz)\/track\/(?<track>\d+)/,
    /^music\.yandex\.(?:ru|com|by|kz|uz)\/users\/(?<user>[\w.%-]+)\/playlists\/(?<list>\d+)/,
  ],
  frameOrigin: 'https://music.yandex.ru',
  embedUrl: match => {
    const [album, track, user, list] = ['album', 'track', 'user', 'list'].map(group => captured(match, group))
    // Its frame reads what stands behind `#`.
    const ofList = user ? ['playlist', user, list] : ['album', album]
    const parts = track ? ['track', track, album] : ofList
    return `https://music.yandex.ru/iframe/#${parts.filter(part => part !== '').join('/')}`
  },
  shape: match => ({ height: captured(match, 'track') ? 180 : 420 }),
}

/** Posts of public channels. */
const telegram: MediaProvider = {
  name: 'telegram',
  label: 'Telegram',
  kind: 'post',
  patterns: [/^(?:t|telegram)\.me\/(?:s\/)?(?<channel>[a-z]\w{3,31})\/(?<post>\d+)/i],
  frameOrigin: 'https://t.me',
  embedUrl: match =>
    writeAddress('https://t.me', [captured(match, 'channel'), captured(match, 'post')], {
      embed: 1,
      mode: 'tme',
    }),
  shape: { height: 480 },
}

/** Providers that the specification does not name. */
export const russianProviders: readonly MediaProvider[] = [rutube, vkVideo, yandexMaps, yandexMusic, telegram]
