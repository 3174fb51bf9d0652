import { existsSync } from 'node:fs'
import { installWithApt } from './apt.mjs'

const place = '/usr/lib/python3/dist-packages/swift/proxy/server.py'

/**
 * Installs OpenStack Swift, the S3 server of the tests, where we may: Debian's package of its Python code alone, which
 * starts no services. Says so where there is none: then the tests of uploads in a bucket are left out.
 */
export async function findSwift(say) {
  if (existsSync(place)) return
  say('Installing OpenStack Swift for the tests of uploads to S3 (once)…')
  const problem = await installWithApt('python3-swift')
  if (problem) say(`There is no OpenStack Swift, so uploads to S3 are NOT TESTED: ${problem}`)
}
