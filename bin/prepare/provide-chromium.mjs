import { existsSync, readFileSync } from 'node:fs'
import { PlainFailure } from '../run/plain-failure.mjs'
import { projectNode } from '../run/project.mjs'
import { runCommand } from '../run/run-command.mjs'
import { findProgram } from './find-program.mjs'

/**
 * The browser without its windows comes first: a page in a context of its own costs it a third of what the whole
 * browser needs (ADR 38).
 */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const macApplications = ['/Applications/Chromium.app/Contents/MacOS', '/Applications/Google Chrome.app/Contents/MacOS']

/**
 * Finds a browser for the tests: CHROMIUM_PATH, else one that the machine has, else a new one, from Debian's packages
 * where this runs as root on Debian, otherwise from Playwright.
 *
 * @returns {Promise<string>} the path of the program
 * @throws {PlainFailure} when there is none and none could be installed
 */
export async function provideChromium() {
	const given = process.env.CHROMIUM_PATH
	if (given) {
		if (existsSync(given)) return given
		throw new PlainFailure('CHROMIUM_PATH names a file that does not exist.')
	}
	const shell = findProgram(shellNames) ?? (isRootOnDebian() ? await installFromDebian() : null)
	const found = shell ?? findInstalled() ?? (await findPlaywrights())
	if (found) return found
	console.log('Installing Chromium for the browser tests …')
	const installed = await installFromPlaywright()
	if (installed) return installed
	throw new PlainFailure('Chromium could not be installed. Install it, or name one in CHROMIUM_PATH, and try again.')
}

function findInstalled() {
	return findProgram(names) ?? findProgram(['Chromium', 'Google Chrome'], macApplications)
}

function isRootOnDebian() {
	const release = '/etc/os-release'
	return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** @returns {Promise<string | null>} null where this Debian has no such package */
async function installFromDebian() {
	console.log('Installing Chromium for the browser tests …')
	const environment = { DEBIAN_FRONTEND: 'noninteractive' }
	for (const step of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']]) {
		const { isSuccess, output } = await runCommand('apt-get', ['--quiet', ...step], { environment })
		if (!isSuccess) console.error(output)
	}
	return findProgram(shellNames)
}

async function installFromPlaywright() {
	const withSystemPackages = process.getuid?.() === 0 ? ['--with-deps'] : []
	const { isSuccess } = await runCommand('playwright-core', ['install', ...withSystemPackages, 'chromium'], {
		isShown: true,
	})
	return isSuccess ? await findPlaywrights() : null
}

/** Finds the browser that Playwright keeps in its own folder, if it is there. */
async function findPlaywrights() {
	const question = "process.stdout.write(require('playwright-core').chromium.executablePath())"
	const { result } = await runCommand(projectNode, ['--eval', question])
	return existsSync(result) ? result : null
}
