import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('needs no settings: port 3000 of this machine only, data in the folder of the project', () => {
  const { dataDirectory, ...settings } = readSettings({})
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, s3: null })
  expect(dataDirectory).toBe(new URL('../../../data', import.meta.url).pathname)
})

it('takes its settings from the environment', () => {
  const environment = {
    PORT: '0',
    HOST: '::',
    TASKFIELD_DATA: '/var/taskfield',
    DATABASE_URL: 'postgres://db/x',
  }
  expect(readSettings(environment)).toMatchObject({
    port: 0,
    host: '::',
    dataDirectory: '/var/taskfield',
    databaseUrl: 'postgres://db/x',
  })
})

it('takes an empty setting for one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

it.each(['http', '-1', '65536', '3e3', ' 80'])('refuses the port "%s" in words', port => {
  expect(() => readSettings({ PORT: port })).toThrow(
    `PORT is ${port}, but a port is a number from 0 to 65535.`,
  )
})

it('refuses a log level that does not exist', () => {
  expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(
    'LOG_LEVEL is loud, but it can only be one of: silent',
  )
})

it('keeps uploads in a bucket where one is named, with keys', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readSettings({ S3_BUCKET_URL: 'https://s3.example.org/tasks', ...keys }).s3).toEqual({
    bucketUrl: 'https://s3.example.org/tasks',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  expect(() => readSettings({ S3_BUCKET_URL: 'https://s3.example.org/tasks' })).toThrow(
    'S3_BUCKET_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.',
  )
})

it.each(['tasks', 's3://tasks', 'https://'])('refuses "%s" as the address of a bucket', address => {
  expect(() => readSettings({ S3_BUCKET_URL: address })).toThrow(`S3_BUCKET_URL is ${address}, but a bucket`)
})

it('believes the proxies that are named, and nobody else, who a client is', () => {
  expect(readSettings({}).trustedProxies).toEqual([])
  expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ])
  expect(() => readSettings({ TRUSTED_PROXIES: 'nginx' })).toThrow('TRUSTED_PROXIES has nginx, but a proxy')
})
