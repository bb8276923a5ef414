/** The screens and mails write words as content does: this reads the sources that hold their texts. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nuktaProblems } from './nukta-problems.ts'
import { spellingProblems } from './spelling-problems.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Are what readers may type, and editors may write in a Word file, in every spelling, and no text of ours. */
const typed = /^server\/src\/(platform\/search\/|features\/prelims-practice\/importing\/line-parts\.ts$)/

const sources = globSync('{web,server,shared}/src/**/*.{ts,tsx}', { cwd: root }).filter(
	(path) => !/\.test\.tsx?$|\/testing\//.test(path) && !typed.test(path),
)

const problemsOf = (text: string) => [
	...nuktaProblems(text),
	...spellingProblems(text, 'hindi', 'interface'),
	...spellingProblems(text, 'english', 'interface'),
]

const problemsIn = (paths: string[]) =>
	paths.flatMap((path) => problemsOf(readFileSync(`${root}/${path}`, 'utf8')).map((problem) => `${path} ${problem}`))

describe('the words of the interface', () => {
	it.each([
		["close: 'बाक़ी सब साफ करें',", ['writes “साफ” without its nukta', 'writes “बाक़ी”; write “बाकी”']],
		['text: `3 उपकरणों पर`', ['writes “उपकरणों”; write “डिवाइसों”']],
		["place: 'Mukundra Hills'", ['writes “Mukundra”; write “Mukundara”']],
	])('are found in a source: %s', (source, problems) => expect(problemsOf(source)).toEqual(problems))

	it('are read of every screen, in both languages', () => {
		for (const language of ['en', 'hi'])
			expect(sources.filter((path) => path.endsWith(`.${language}.ts`)).length).toBeGreaterThan(50)
	})

	it('are spelt as they are everywhere', () => expect(problemsIn(sources)).toEqual([]))
})
