import { captured, readStart, writeAddress, type FrameShape, type MediaProvider } from '../media-provider.ts'

/** A film that is held upright. */
const upright: FrameShape = { ratio: 9 / 16 }

const dailymotion: MediaProvider = {
  name: 'dailymotion',
  label: 'Dailymotion',
  patterns: [/^dailymotion\.com\/video\/(?<id>\w+)/, /^dai\.ly\/(?<id>\w+)/],
  frameOrigin: 'https://geo.dailymotion.com',
  embedUrl: match =>
    writeAddress('https://geo.dailymotion.com', ['player.html'], {
      video: captured(match, 'id'),
      autoplay: 1,
    }),
}

const spotify: MediaProvider = {
  name: 'spotify',
  label: 'Spotify',
  kind: 'audio',
  patterns: [
    /^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(?<kind>artist|album|track|playlist|episode|show)\/(?<id>\w+)/,
  ],
  frameOrigin: 'https://open.spotify.com',
  embedUrl: match =>
    writeAddress('https://open.spotify.com', ['embed', captured(match, 'kind'), captured(match, 'id')]),
  shape: match => ({ height: /^(?:track|episode)$/.test(captured(match, 'kind')) ? 152 : 352 }),
}

const youtube: MediaProvider = {
  name: 'youtube',
  label: 'YouTube',
  patterns: [
    /^(?:m\.|music\.)?youtube\.com\/watch\/?\?(?:[^#]*&)?v=(?<id>[\w-]+)(?:\S*[&#](?:t|start)=(?<start>\w+))?/,
    /^(?:m\.)?youtube\.com\/(?<shorts>shorts)\/(?<id>[\w-]+)(?:\S*[?&](?:t|start)=(?<start>\w+))?/,
    /^(?:m\.)?youtube\.com\/(?:v|live)\/(?<id>[\w-]+)(?:\S*[?&](?:t|start)=(?<start>\w+))?/,
    /^youtube(?:-nocookie)?\.com\/embed\/(?<id>[\w-]+)(?:\S*[?&](?:t|start)=(?<start>\w+))?/,
    /^youtu\.be\/(?<id>[\w-]+)(?:\S*[?&#](?:t|start)=(?<start>\w+))?/,
    /^(?:m\.|music\.)?youtube\.com\/playlist\?(?:[^#]*&)?list=(?<list>[\w-]+)/,
  ],
  frameOrigin: 'https://www.youtube-nocookie.com',
  embedUrl: match =>
    writeAddress('https://www.youtube-nocookie.com', ['embed', captured(match, 'id') || 'videoseries'], {
      autoplay: 1,
      list: captured(match, 'list'),
      start: readStart(captured(match, 'start')),
    }),
  shape: match => (captured(match, 'shorts') ? upright : { ratio: 16 / 9 }),
}

const vimeo: MediaProvider = {
  name: 'vimeo',
  label: 'Vimeo',
  patterns: [
    /^vimeo\.com\/(?<id>\d+)(?:\/(?<hash>[\da-f]+))?(?:\S*#t=(?<start>\w+))?/,
    /^vimeo\.com\/[^/]+\/[^/]+\/video\/(?<id>\d+)/,
    /^vimeo\.com\/(?:album|channels|groups|ondemand)\/[^/]+\/(?:videos?\/)?(?<id>\d+)/,
    /^player\.vimeo\.com\/video\/(?<id>\d+)(?:\?(?:[^#]*&)?h=(?<hash>[\da-f]+))?/,
  ],
  frameOrigin: 'https://player.vimeo.com',
  embedUrl: match => {
    const start = readStart(captured(match, 'start'))
    const address = writeAddress('https://player.vimeo.com', ['video', captured(match, 'id')], {
      h: captured(match, 'hash'),
      dnt: 1,
      autoplay: 1,
    })
    return start === '' ? address : `${address}#t=${start}s`
  },
}

/** Posts have a frame address of their own; all else at the site, such as a profile, has none. */
const instagram: MediaProvider = {
  name: 'instagram',
  label: 'Instagram',
  kind: 'post',
  patterns: [/^instagram\.com\/(?<kind>p|reel)\/(?<id>[\w-]+)/],
  frameOrigin: 'https://www.instagram.com',
  embedUrl: match =>
    writeAddress('https://www.instagram.com', [captured(match, 'kind'), captured(match, 'id'), 'embed']),
  shape: { height: 560 },
}

/** Needs its own script in our page. */
const twitter: MediaProvider = {
  name: 'twitter',
  label: 'X (Twitter)',
  kind: 'post',
  patterns: [/^(?:twitter|x)\.com(?=[/?#]|$)/],
}

const googleMaps: MediaProvider = {
  name: 'googleMaps',
  label: { ru: 'Google Карты', en: 'Google Maps' },
  kind: 'map',
  patterns: [
    /^google\.com\/maps\/embed\?pb=(?<pb>[\w!.%:-]+)/,
    /^google\.com\/maps\/(?:[^?#]*\/)?@(?<at>-?[\d.]+,-?[\d.]+),(?<zoom>\d+)(?:\.\d+)?z/,
    /^google\.com\/maps(?![\w-])/,
    /^goo\.gl\/maps(?![\w-])/,
    /^maps\.google\.com(?=[/?#]|$)/,
    /^maps\.app\.goo\.gl(?=[/?#]|$)/,
  ],
  frameOrigin: 'https://www.google.com',
  embedUrl: match => {
    const [pb, at] = [captured(match, 'pb'), captured(match, 'at')]
    if (pb) return `https://www.google.com/maps/embed?pb=${pb}`
    if (!at) return null
    const query = { q: at, z: captured(match, 'zoom'), output: 'embed' }
    return writeAddress('https://www.google.com', ['maps'], query)
  },
}

/** Needs its own script in our page. */
const flickr: MediaProvider = {
  name: 'flickr',
  label: 'Flickr',
  kind: 'post',
  patterns: [/^flickr\.com(?=[/?#]|$)/],
}

/** Its frame asks for the whole address and for the reader's login. */
const facebook: MediaProvider = {
  name: 'facebook',
  label: 'Facebook',
  kind: 'post',
  patterns: [/^facebook\.com(?=[/?#]|$)/],
}

/** The providers of the specification, in its order. The patterns take what existing data may hold. */
export const specifiedProviders: readonly MediaProvider[] = [
  dailymotion,
  spotify,
  youtube,
  vimeo,
  instagram,
  twitter,
  googleMaps,
  flickr,
  facebook,
]
