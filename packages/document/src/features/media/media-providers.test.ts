import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml } from '../../read/read-html.ts'
import { writeHtml } from '../../write/write-html.ts'
import type { MediaProvider } from './media-provider.ts'
import { findMedia, mediaFrameOrigins, mediaProviders } from './media-providers.ts'
import { holdLaw } from '../../testing/hold-law.ts'

const rutubeId = '0123456789abcdef0123456789abcdef'

describe('the address of a player', () => {
  it.each([
    [
      'https://www.dailymotion.com/video/x8abc',
      'https://geo.dailymotion.com/player.html?video=x8abc&autoplay=1',
    ],
    ['https://dai.ly/x8abc', 'https://geo.dailymotion.com/player.html?video=x8abc&autoplay=1'],
    [
      'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
      'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    ],
    ['https://open.spotify.com/intl-de/album/1a', 'https://open.spotify.com/embed/album/1a'],
    [
      'https://www.youtube.com/watch?v=H08tGjXNHO4',
      'https://www.youtube-nocookie.com/embed/H08tGjXNHO4?autoplay=1',
    ],
    [
      'https://www.youtube.com/watch?app=desktop&v=a-_1&list=PL1&t=1m30s',
      'https://www.youtube-nocookie.com/embed/a-_1?autoplay=1&start=90',
    ],
    [
      'http://m.youtube.com/shorts/abc?feature=share',
      'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
    ],
    ['https://www.youtube.com/live/abc?t=5', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&start=5'],
    ['https://www.youtube.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://youtu.be/abc?si=x&t=10', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&start=10'],
    [
      'youtube.com/playlist?list=PL_1',
      'https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL_1',
    ],
    ['https://vimeo.com/1084537', 'https://player.vimeo.com/video/1084537?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/1084537/af01?share=copy#t=5',
      'https://player.vimeo.com/video/1084537?h=af01&dnt=1&autoplay=1#t=5s',
    ],
    ['https://vimeo.com/channels/staffpicks/12', 'https://player.vimeo.com/video/12?dnt=1&autoplay=1'],
    ['https://player.vimeo.com/video/12?h=0f', 'https://player.vimeo.com/video/12?h=0f&dnt=1&autoplay=1'],
    ['https://www.instagram.com/p/C-1_a/?img_index=1', 'https://www.instagram.com/p/C-1_a/embed'],
    [
      'https://www.google.com/maps/@52.2,21.0,17z',
      'https://www.google.com/maps?q=52.2%2C21.0&z=17&output=embed',
    ],
    [
      'https://www.google.com/maps/place/Москва/@55.7,37.6,10.5z/data=1',
      'https://www.google.com/maps?q=55.7%2C37.6&z=10&output=embed',
    ],
    ['https://www.google.com/maps/embed?pb=!1m18!1d2.1', 'https://www.google.com/maps/embed?pb=!1m18!1d2.1'],
    [`https://rutube.ru/video/${rutubeId}/?t=90`, `https://rutube.ru/play/embed/${rutubeId}?t=90&autoplay=1`],
    [
      `https://rutube.ru/video/private/${rutubeId}/?p=Ab-1`,
      `https://rutube.ru/play/embed/${rutubeId}?p=Ab-1&autoplay=1`,
    ],
    [
      'https://vk.com/video-22822305_456241864',
      'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864&hd=2&autoplay=1',
    ],
    [
      'https://vkvideo.ru/playlist/-1_2/video-1_3?t=1m',
      'https://vkvideo.ru/video_ext.php?oid=-1&id=3&hd=2&autoplay=1&t=60',
    ],
    [
      'https://vk.com/feed?w=1&z=video5_6%2Fabc',
      'https://vkvideo.ru/video_ext.php?oid=5&id=6&hd=2&autoplay=1',
    ],
    [
      'https://vk.com/video_ext.php?oid=-1&id=2&hash=0f',
      'https://vkvideo.ru/video_ext.php?oid=-1&id=2&hash=0f&hd=2&autoplay=1',
    ],
    ['https://yandex.ru/maps/-/CCUa~1', 'https://yandex.ru/map-widget/v1/-/CCUa~1'],
    [
      'https://yandex.ru/maps/213/moscow/?ll=37.617700%2C55.755863&z=10',
      'https://yandex.ru/map-widget/v1/?ll=37.617700%2C55.755863&z=10',
    ],
    [
      'https://yandex.ru/maps/213/moscow/?z=10&ll=37.6,55.7',
      'https://yandex.ru/map-widget/v1/?ll=37.6%2C55.7&z=10',
    ],
    [
      'https://yandex.com/maps/org/bolshoy/1021917733/?ll=37.6%2C55.7&z=16',
      'https://yandex.ru/map-widget/v1/?ll=37.6%2C55.7&z=16&mode=search&ol=biz&oid=1021917733',
    ],
    [
      'https://yandex.ru/maps/org/1021917733',
      'https://yandex.ru/map-widget/v1/?mode=search&ol=biz&oid=1021917733',
    ],
    [
      'https://yandex.ru/map-widget/v1/?um=constructor%3A0af1&source=constructor',
      'https://yandex.ru/map-widget/v1/?um=constructor%3A0af1',
    ],
    ['https://music.yandex.ru/album/1/track/2?utm_source=web', 'https://music.yandex.ru/iframe/#track/2/1'],
    ['https://music.yandex.ru/album/1', 'https://music.yandex.ru/iframe/#album/1'],
    ['https://music.yandex.com/users/a.b/playlists/3', 'https://music.yandex.ru/iframe/#playlist/a.b/3'],
    ['https://t.me/durov/43', 'https://t.me/durov/43?embed=1&mode=tme'],
    ['https://t.me/s/telegram/12?single', 'https://t.me/telegram/12?embed=1&mode=tme'],
  ])('of %s is %s', (url, player) => {
    expect(findMedia(url)?.frame?.url).toBe(player)
  })

  it.each([
    ['twitter', 'https://twitter.com/ckeditor/status/1021777799844126720'],
    ['twitter', 'https://x.com/a/status/1'],
    ['googleMaps', 'https://goo.gl/maps/abc'],
    ['googleMaps', 'https://maps.app.goo.gl/abc'],
    ['flickr', 'https://www.flickr.com/photos/x/1'],
    ['facebook', 'https://www.facebook.com/x/posts/1'],
    ['yandexMaps', 'https://yandex.ru/maps/213/moscow/'],
  ])('is not known for what %s shows at %s', (name, url) => {
    const found = findMedia(url)
    expect([found?.provider.name, found?.frame]).toEqual([name, null])
  })

  it.each([
    ['https://youtube.com.evil.example/watch?v=a'],
    ['https://evil.example/youtube.com/watch?v=a'],
    ['https://evil.example/?https://youtube.com/watch?v=a'],
    ['https://youtube.com@evil.example/watch?v=a'],
    ['https://user:pass@youtube.com/watch?v=a'],
    ['https://youtube.com:8080/watch?v=a'],
    ['https://youtube.com\\@evil.example/watch?v=a'],
    ['https://notyoutube.com/watch?v=a'],
    ['https://www.www.youtube.com/watch?v=a'],
    ['https://x.com.evil.example/a'],
    ['https://x.com%2eevil.example/a'],
    ['https://x.com\u3002evil.example/a'],
    ['https://x.com\t.evil.example/a'],
    ['https://x.com:80/a'],
    ['https://x.com@evil.example'],
    ['https://flickr.com\\.evil.example/'],
    ['ftp://youtube.com/watch?v=a'],
    ['javascript:alert(1)//youtube.com/watch?v=a'],
    ['//youtube.com/watch?v=a'],
    ['https://https://youtube.com/watch?v=a'],
    ['https://youtube.com/watch?v='],
    ['https://t.me/c/123/4'],
    ['https://t.me/durov'],
    ['https://rutube.ru/video/12/'],
    ['https://vk.com/durov'],
    ['https://yandex.ru/search/?text=maps'],
    ['https://music.yandex.ru/'],
    ['https://'],
    [''],
  ])('is none for %j', url => {
    expect(findMedia(url)).toBeNull()
  })
})

describe('an address of media', () => {
  it.each([
    [' https://youtu.be/abc ', 'https://youtu.be/abc'],
    ['youtube.com/watch?v=Abc', 'https://youtube.com/watch?v=Abc'],
    ['HTTPS://WWW.YouTube.com/watch?v=Abc', 'https://www.youtube.com/watch?v=Abc'],
    ['http://www.youtube.com/watch?v=abc&list=1', 'http://www.youtube.com/watch?v=abc&list=1'],
  ])('%j is saved as %s', (text, url) => {
    expect(findMedia(text)?.url).toBe(url)
  })

  it('keeps upright films and sound in a place of their own', () => {
    const shapes = [
      'youtube.com/shorts/a',
      'youtu.be/a',
      'open.spotify.com/track/a',
      'open.spotify.com/show/a',
    ]
    expect(shapes.map(url => findMedia(url)?.frame?.shape)).toEqual([
      { ratio: 9 / 16 },
      { ratio: 16 / 9 },
      { height: 152 },
      { height: 352 },
    ])
  })
})

const host: MediaProvider = {
  name: 'films',
  patterns: [/^video\.example\/(?<id>\d+)/g],
  embedUrl: match => `https://player.example/${match.groups?.['id'] ?? ''}`,
}
const saved = '<figure class="media"><oembed url="https://video.example/7"></oembed></figure>'

describe('a provider of the host', () => {
  it('has its addresses read as media, which are a link without it', () => {
    expect(writeHtml(readHtml(saved, { mediaProviders: [host] }))).toBe(saved)
    expect(writeHtml(readHtml(saved))).toContain('<p><a target="_blank"')
  })

  it('is asked each time, whatever flags its pattern has', () => {
    const found = [1, 2, 3].map(() => findMedia('video.example/7', [host])?.frame?.url)
    expect(found).toEqual(Array(3).fill('https://player.example/7'))
  })

  it('is asked before ours', () => {
    const own = { ...host, patterns: [/^youtu\.be\/(?<id>\w+)/] }
    expect(findMedia('https://youtu.be/a', [own])?.provider).toBe(own)
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['blob:https://a/1'],
    ['/player/7'],
    ['//a/b'],
    ['https:\\\\a'],
    ['java\nscript:1'],
  ])('has no player at %j', url => {
    const found = findMedia('video.example/7', [{ ...host, embedUrl: () => url }])
    expect([found?.provider.name, found?.frame]).toEqual(['films', null])
  })

  it('has no player elsewhere than it said', () => {
    const said = { ...host, frameOrigin: 'https://player.example' }
    expect(findMedia('video.example/7', [said])?.frame).not.toBeNull()
    const elsewhere = { ...said, embedUrl: () => 'https://player.example.evil.example/7' }
    expect(findMedia('video.example/7', [elsewhere])?.frame).toBeNull()
  })
})

/** Hosts whose pages the providers know; the rest of an address is theirs. */
const hosts: ReadonlySet<string> = new Set(
  [
    'dailymotion.com dai.ly open.spotify.com youtube.com m.youtube.com music.youtube.com youtube-nocookie.com youtu.be',
    'vimeo.com player.vimeo.com instagram.com twitter.com x.com google.com goo.gl maps.google.com maps.app.goo.gl flickr.com facebook.com',
    'rutube.ru m.rutube.ru vk.com m.vk.com vk.ru m.vk.ru vkvideo.ru m.vkvideo.ru t.me telegram.me',
    ...['ru', 'com', 'by', 'kz', 'uz'].map(end => `yandex.${end} maps.yandex.${end} music.yandex.${end}`),
  ].flatMap(names => names.split(' ')),
)

const piece = fc.oneof(
  fc.constantFrom(
    ...[...hosts].flatMap(name => [name, `www.${name}`, `${name}/`]),
    ...'https:// http:// // / ? # & @ : \\ . .. %2e %2f %40 \t \u3002 \u0000 evil.example javascript: .evil.example'.split(
      ' ',
    ),
    ...'watch?v= shorts/ embed/ video/ video- _456 maps/ -/ ?ll=1,2&z=3 track/ album/ p/ s/ abc 12 &t=5 #t=1m'.split(
      ' ',
    ),
    rutubeId,
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
)
const address = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''))
const known = fc
  .tuple(
    fc.constantFrom(
      ...'youtube.com/watch?v= youtu.be/ vimeo.com/1 dai.ly/ open.spotify.com/track/ vk.com/video-1_2 yandex.ru/maps/?ll=1,2&z= google.com/maps/@1,2,3z x.com/ t.me/abcd/1 music.yandex.ru/users/ instagram.com/p/'.split(
        ' ',
      ),
    ),
    address,
  )
  .map(([start, rest]) => start + rest)

describe('whatever an address is', () => {
  it('its player comes from where its provider says, and so from the list', () => {
    const origins = mediaFrameOrigins()
    holdLaw(
      fc.property(fc.oneof(address, known), text => {
        const found = findMedia(text)
        if (!found?.frame) return
        const { origin, username } = new URL(found.frame.url)
        expect(origins).toContain(origin)
        expect([origin, username]).toEqual([found.provider.frameOrigin, ''])
      }),
      500,
    )
  })

  it('its page is at a host of its provider, as the browser reads it', () => {
    holdLaw(
      fc.property(fc.oneof(address, known), text => {
        const found = findMedia(text)
        if (!found) return
        const { hostname, protocol, username, port } = new URL(found.url)
        expect(hosts).toContain(hostname.replace(/^www\./, ''))
        expect([protocol.replace('s', ''), username, port]).toEqual(['http:', '', ''])
        expect(findMedia(found.url)).toEqual(found)
      }),
      500,
    )
  })
})

it('every provider has its own name, and says where its players come from', () => {
  expect(new Set(mediaProviders.map(({ name }) => name)).size).toBe(mediaProviders.length)
  for (const { embedUrl, frameOrigin } of mediaProviders) {
    expect(embedUrl === undefined).toBe(frameOrigin === undefined)
    expect(frameOrigin && new URL(frameOrigin).origin).toBe(frameOrigin)
  }
})
