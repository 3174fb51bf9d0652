import { spawn } from 'node:child_process'
import { inRoot, root } from './root.mjs'

const windows = process.platform === 'win32'
const running = new Set()

/** The path of a tool that this project has installed. */
export function tool(name) {
  return inRoot('node_modules', '.bin', windows ? `${name}.cmd` : name)
}

/**
 * Runs a command to its end and gives its exit code and everything it printed.
 * It gets no input and prints no colours. Past `timeout` (ms) it is stopped with all its children, and its code is 124.
 * `onError` is given what it writes to its standard error at once.
 */
export function run(command, args, { cwd = root, env = {}, timeout = 0, onError = _chunk => {} } = {}) {
  return new Promise(done => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      detached: !windows,
    })
    running.add(child)
    let output = ''
    let late = false
    const collect = chunk => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect).on('data', onError)
    const stop = () => {
      late = true
      stopGroup(child)
    }
    const timer = timeout > 0 ? setTimeout(stop, timeout) : undefined
    const finish = code => {
      clearTimeout(timer)
      running.delete(child)
      done({ code, output })
    }
    child.on('error', error => {
      output += error.message
      finish(127)
    })
    child.on('close', code => {
      if (late) output += `\nStopped after ${timeout / 1000} s.`
      finish(late ? 124 : (code ?? 1))
    })
  })
}

function stopGroup(child) {
  try {
    if (windows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}

/** When this process is told to stop, whatever it runs stops with it. */
export function stopChildrenWithUs() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      for (const child of running) stopGroup(child)
      process.exit(1)
    })
  }
}
