import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process, described so that another one can find out later whether it still runs. */
export interface LeaseHolder {
  pid: number
  host: string
  /** Where its pid means something: this boot of the machine, this container. `null` where that cannot be told. */
  pidSpace: string | null
  /** When it started, in ticks of the system: a pid is given to another process later. `null` outside Linux. */
  startedAt: string | null
}

/** This process. */
export function thisProcess(): LeaseHolder {
  return {
    pid: process.pid,
    host: hostname(),
    pidSpace: currentPidSpace(),
    startedAt: readProcess(process.pid)?.startedAt ?? null,
  }
}

/**
 * Whether a holder still runs, also when it is stopped by SIGSTOP. `unknown` when it cannot be seen from here: it ran on another machine, in another
 * container, before this boot, or the pid may have been given to another process.
 */
export function findHolder({ pid, pidSpace, startedAt }: LeaseHolder): 'running' | 'ended' | 'unknown' {
  if (pidSpace === null || pidSpace !== currentPidSpace()) return 'unknown'
  if (!isPidInUse(pid)) return 'ended'
  const now = readProcess(pid)
  if (now === null || startedAt === null) return 'unknown'
  return now.startedAt === startedAt && !now.hasEnded ? 'running' : 'ended'
}

function currentPidSpace(): string | null {
  try {
    if (process.platform === 'linux') return linuxPidSpace()
    if (process.platform === 'darwin')
      return execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim()
    return null
  } catch {
    return null
  }
}

function linuxPidSpace(): string | null {
  // A container may see the /proc of its host, in which the same number is another process.
  if (readlinkSync('/proc/self') !== String(process.pid)) return null
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  // The time namespace changes what is told about when a process started. Linux has it since 5.6.
  const namespaces = ['/proc/self/ns/pid', '/proc/self/ns/time'].filter(existsSync)
  return [boot, ...namespaces.map(each => readlinkSync(each))].join(' ')
}

function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** The fields of `/proc/<pid>/stat` are told in proc(5); the second may hold spaces and brackets. */
function readProcess(pid: number): { startedAt: string; hasEnded: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, threads, startedAt] = [fields[0], Number(fields[17]), fields[19]]
    if (startedAt === undefined) return null
    // A zombie is what is left when nobody has asked for its exit code yet; its last thread may still be writing.
    return { startedAt, hasEnded: (state === 'Z' || state === 'X') && threads <= 1 }
  } catch {
    return null
  }
}
