/**
 * Breaks each rule that biome.jsonc sets, the formatting, the plugin against text in markup and, of the rules that
 * Biome recommends, some on accessibility.
 */

const condition = "\tif (a > 1 && b > 1) performance.mark('x')\n"
const statement = "\tperformance.mark('x')\n"
const comment = '// Planted.\n'

/** Holds by rule the code that breaks it, in a file of the server. */
const inServer = {
	format: 'export const  planted = {a:1}\n',
	'assist/source/organizeImports':
		"import { b } from './b.ts'\nimport { a } from './a.ts'\n\nexport const planted = [a, b]\n",
	'lint/complexity/noExcessiveCognitiveComplexity': `export function planted(a: number, b: number) {\n${condition.repeat(7)}}\n`,
	'lint/complexity/noExcessiveLinesPerFunction': `export function planted() {\n${statement.repeat(61)}}\n`,
	'lint/complexity/noForEach': 'for (const list of [[1]]) list.forEach((n) => performance.mark(String(n)))\n',
	'lint/correctness/noUnusedFunctionParameters': 'export const planted = (unused: number) => 1\n',
	'lint/correctness/noUnusedImports': "import { join } from 'node:path'\n",
	'lint/correctness/noUnusedVariables': 'const unused = 1\n',
	'lint/correctness/useImportExtensions': "import './format'\n",
	'lint/nursery/noExcessiveNestedBlocks':
		"export function planted(a: number) {\n\tif (a > 1) {\n\t\tif (a > 2) {\n\t\t\tif (a > 3) {\n\t\t\t\tif (a > 4) {\n\t\t\t\t\tperformance.mark('x')\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\t}\n}\n",
	'lint/nursery/noFloatingPromises': 'const work = async () => 1\nwork()\n',
	'lint/nursery/noMisusedPromises': "const work = async () => 1\nif (work()) performance.mark('x')\n",
	'lint/performance/noBarrelFile': "export { planted } from './format.ts'\n",
	'lint/performance/noReExportAll': "export * from './format.ts'\n",
	'lint/style/noCommonJs': "export const planted = require('node:path')\n",
	'lint/style/noDefaultExport': 'export default 1\n',
	'lint/style/noEnum': 'export enum Planted {\n\tOne = 1,\n}\n',
	'lint/style/noExcessiveLinesPerFile': `${comment.repeat(301)}export const planted = 1\n`,
	'lint/style/noNonNullAssertion': 'export const planted = (text: string | null) => text!.length\n',
	'lint/style/noParameterAssign': 'export function planted(a: number) {\n\ta += 1\n\treturn a\n}\n',
	'lint/style/noProcessEnv': 'export const planted = process.env.PATH\n',
	'lint/style/useConsistentArrayType': 'export const planted: Array<number> = []\n',
	'lint/style/useImportType': "import { type Planted } from './format.ts'\nexport type Taken = Planted\n",
	'lint/style/useThrowOnlyError': "export function planted() {\n\tthrow 'planted'\n}\n",
	'lint/suspicious/noConsole': "console.log('planted')\n",
	'lint/suspicious/noEmptyBlockStatements': 'export function planted() {}\n',
	'lint/suspicious/noExplicitAny': 'export const planted = (value: any) => value\n',
	'lint/suspicious/noTsIgnore': `// ${'@ts'}-ignore\nexport const planted = 1\n`,
	'lint/suspicious/noVar': 'export var planted = 1\n',
}

/** Holds by rule an element that breaks it, in a component. */
const inMarkup = {
	'lint/a11y/useAltText': '<img src={text} />',
	'lint/a11y/useButtonType': '<button>{text}</button>',
	'lint/a11y/useKeyWithClickEvents': "<div onClick={() => performance.mark('x')}>{text}</div>",
	'lint/correctness/noNestedComponentDefinitions':
		'[1].map(() => { function Inner() { return <p>{text}</p> } return <Inner key={1} /> })',
}

/** A component may be longer than other functions, but not as long as it likes. */
const longComponent = `export function Planted() {\n${statement.repeat(151)}\treturn <br />\n}\n`

/** Shows each form that no-text-in-jsx.grit refuses. */
const textInMarkup = {
	text: '<p>Planted {text}</p>',
	literal: "<p>{'Planted'}</p>",
	template: `<p>{\`$\{text} planted\`}</p>`,
	choice: "<p>{text ? text : 'Planted'}</p>",
	attribute: "<p aria-label='Planted'>{text}</p>",
	computed: "<p title={text || 'Planted'}>{text}</p>",
	message: '<Failure message="Planted">{text}</Failure>',
}

/** Shows each form that no-text-in-code.grit refuses. */
const textInCode = {
	constant: "export const planted = 'It was saved for you'\n",
	toast:
		"export const planted = (show: (toast: { title: string }) => void) => show({ title: 'It was saved for you' })\n",
	template: `export const planted = (count: number) => \`Saved $\{count} of them for you\`\n`,
	hindi: "export const planted = 'सहेजा गया'\n",
	'toast-in-hindi': "export const planted = (show: (toast: object) => void) => show({ kind: 'सहेजा गया' })\n",
	...Object.fromEntries(
		['title', 'label', 'message', 'text'].map((name) => [name, `export const planted = { ${name}: 'Try again' }\n`]),
	),
	word: "export const planted = { title: 'Saved' }\n",
	choice: "export const planted = (isSaved: boolean, title: string) => ({ title: isSaved ? 'Saved' : title })\n",
	otherwise: "export const planted = (isSaved: boolean, title: string) => ({ title: isSaved ? title : 'Failed' })\n",
}

/** Shows each form that no-sql-text.grit refuses. */
const sqlAsText = {
	literal: "db.execute('delete from comments')",
	template: `db.execute(\`delete from $\{table}\`)`,
	query: "db.query('delete from comments where name = $1', [table])",
	generic: "db.query<object>('delete from comments')",
	description: "db.query({ text: 'delete from comments' })",
}

/** Holds what styles-from-tokens.grit refuses, by its name in the message. */
const styles = {
	'colours-in-tokens': ['.planted {\n\tcolor: #ff0000;\n}\n', '.planted {\n\tcolor: rgb(1 2 3);\n}\n'],
	'named-breakpoints': [
		'@media (min-width: 700px) {\n\t.planted {\n\t\ttop: 0;\n\t}\n}\n',
		'@media (width < 640px) {\n\t.planted {\n\t\ttop: 0;\n\t}\n}\n',
	],
}

/** Shows each way of naming a width of the window in code. */
const widths = {
	sizes: "export const Planted = () => <img alt='' sizes='(min-width: 640px) 48vw, (max-width: 700px) 95vw' />\n",
	constant: "export const Planted = () => matchMedia('(min-width: 1100px)').matches\n",
	template: `export const Planted = (width: number) => <img alt='' sizes={\`(min-width: 1200px) $\{width}px, 95vw\`} />\n`,
}

/** Holds by rule a test file that breaks it. */
const inTests = {
	'lint/suspicious/noFocusedTests': "it.only('is alone', () => expect(1).toBe(1))\n",
	'lint/suspicious/noSkippedTests': "it.skip('is left out', () => expect(1).toBe(1))\n",
}

/** Shows each way of keeping something in the browser without declaring it. */
const undeclared = {
	local: "export const planted = () => localStorage.getItem('planted')\n",
	session: "export const planted = () => sessionStorage.setItem('planted', '1')\n",
	database: "export const planted = () => indexedDB.open('planted')\n",
	cache: "export const planted = () => caches.open('planted')\n",
}

/** @param {string} rule the last part of its name, in the spelling of file names */
const fileName = (rule) => rule.replace(/^.*\//, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @type {import('./plant.mjs').Violation[]} */
export const lintViolations = [
	...Object.entries(inServer).map(([rule, text]) => ({
		rule,
		file: `server/src/planted/${fileName(rule)}.ts`,
		text,
	})),
	...Object.entries(inMarkup).map(([rule, element]) => ({
		rule,
		file: `web/src/planted/${fileName(rule)}.tsx`,
		text: `export function Planted({ text }: { text: string }) {\n\treturn ${element}\n}\n`,
	})),
	{
		rule: 'lint/complexity/noExcessiveLinesPerFunction',
		file: 'web/src/planted/long-component.tsx',
		text: longComponent,
	},
	...Object.entries(textInMarkup).map(([form, element]) => ({
		rule: 'no-text-in-jsx',
		file: `web/src/planted/text-as-${form}.tsx`,
		text: `export function Planted({ text }: { text: string }) {\n\treturn ${element}\n}\n`,
	})),
	...Object.entries(textInCode).map(([form, text]) => ({
		rule: 'no-text-in-code',
		file: `web/src/planted/sentence-in-${form}.ts`,
		text,
	})),
	...Object.entries(sqlAsText).map(([form, call]) => ({
		rule: 'no-sql-text',
		file: `server/src/planted/sql-as-${form}.ts`,
		text: `export const planted = (db: Planted, table: string) => [table, ${call}]\n`,
	})),
	{
		rule: 'callers-by-network',
		file: 'server/src/planted/caller-by-address.ts',
		text: 'export const planted = (turns: Planted, request: Planted) => turns.take(request.ip)\n',
	},
	...Object.entries(styles).flatMap(([rule, sheets]) =>
		sheets.map((text, index) => ({ rule, file: `web/src/planted/${rule}-${index + 1}.module.css`, text })),
	),
	...Object.entries(widths).map(([form, text]) => ({
		rule: 'named-breakpoints',
		file: `web/src/planted/width-in-${form}.tsx`,
		text,
	})),
	...Object.entries(inTests).map(([rule, text]) => ({
		rule,
		file: `server/src/planted/${fileName(rule)}.test.ts`,
		text: `import { expect, it } from 'vitest'\n\n${text}`,
	})),
	...Object.entries(undeclared).map(([form, text]) => ({
		rule: 'lint/style/noRestrictedGlobals',
		file: `web/src/planted/keeps-in-${form}.ts`,
		text,
	})),
	{
		rule: 'lint/suspicious/noDocumentCookie',
		file: 'web/src/lib/planted-cookie.ts',
		text: "export function planted() {\n\tdocument.cookie = 'planted=1'\n}\n",
	},
	{
		rule: 'lint/suspicious/noPlaywrightWaitForTimeout',
		file: 'e2e/planted.e2e.ts',
		text: "import type { Page } from 'playwright-core'\n\nexport const planted = (page: Page) => page.waitForTimeout(1)\n",
	},
	{
		rule: 'lint/style/useFilenamingConvention',
		file: 'server/src/planted/BadName.ts',
		text: 'export const planted = 1\n',
	},
]
