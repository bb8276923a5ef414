import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import { demosProblems } from './demo-problems.ts'
import { demosOf } from './demos/demos.ts'

type Json = ReturnType<typeof JSON.parse>

/** Is our own content, which tests do not change. */
export const ours = {
	content: fileURLToPath(new URL('.', import.meta.url)),
	pictures: fileURLToPath(new URL('../web/public', import.meta.url)),
}

export const today = '2026-11-28'

const places = {
	places: JSON.parse(await readFile(join(ours.content, 'places/places.json'), 'utf8')),
	lines: JSON.parse(await readFile(join(ours.content, 'places/lines.json'), 'utf8')),
}

export const demos = demosOf(places)

/** Gives each test of a file a folder of content of its own, in which it plants what is to be found. */
export function plantedContent() {
	let content = ''
	beforeEach(async () => {
		content = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	})
	afterEach(() => rm(content, { recursive: true }))

	const write = async (path: string, file: unknown) => {
		await mkdir(dirname(join(content, path)), { recursive: true })
		await writeFile(join(content, path), typeof file === 'string' ? file : JSON.stringify(file))
	}
	const read = async (path: string): Promise<Json> => JSON.parse(await readFile(join(ours.content, path), 'utf8'))
	const changed = async (path: string, change: (file: Json) => unknown) => {
		const file = await read(path)
		change(file)
		return file
	}
	/** Checks the kinds whose files are below a folder. */
	const problemsIn = async (folder: string, pictures = ours.pictures) => {
		const own = demos.filter((demo) => `${demo.folder}/`.startsWith(`${folder}/`))
		return demosProblems(own, { content, pictures }, today).problems
	}
	return {
		read,
		write,
		changed,
		problemsIn,
		at: (path: string) => join(content, path),
		/** Takes our files of a folder over. */
		copy: (folder: string) => cp(join(ours.content, folder), join(content, folder), { recursive: true }),
		/** Tells what is said about one of our files once it is changed, with no other beside it. */
		async problemsOf(path: string, change: (file: Json) => unknown, newPath = path): Promise<string[]> {
			await write(newPath, await changed(path, change))
			const demo = demos.find(({ folder }) => newPath.startsWith(`${folder}/`))
			const problems = await problemsIn(demo?.folder ?? '')
			return problems
				.filter((problem) => problem.startsWith(`${newPath}: `))
				.map((problem) => problem.slice(newPath.length + 2))
		},
	}
}
