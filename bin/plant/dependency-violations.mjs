/** Breaks each rule in .dependency-cruiser.mjs at least once. */

const contract =
	"import { z } from 'zod'\nexport const planted = z.object({})\nexport type Planted = z.infer<typeof planted>\n"
const empty = 'export const planted = 1\n'

/** @type {import('./plant.mjs').Violation[]} */
export const dependencyViolations = [
	{
		rule: 'no-cycles',
		file: 'server/src/planted/first.ts',
		text: "import { second } from './second.ts'\nexport const first = () => second\n",
		needs: {
			'server/src/planted/second.ts': "import { first } from './first.ts'\nexport const second = () => first\n",
		},
	},
	{ rule: 'nothing-unresolved', file: 'server/src/planted/lost.ts', text: "import './nowhere.ts'\n" },
	{
		rule: 'nobody-imports-tests',
		file: 'shared/src/planted/reads-test.ts',
		text: "import './planted.test.ts'\n",
		needs: { 'shared/src/planted/planted.test.ts': empty },
	},
	{
		rule: 'testing-only-in-tests',
		file: 'server/src/planted/reads-testing.ts',
		text: "import '../testing/planted.ts'\n",
		needs: { 'server/src/testing/planted.ts': empty },
	},
	{
		rule: 'production-needs-no-dev-dependency',
		file: 'server/src/planted/develops.ts',
		text: "import 'vitest'\n",
	},
	{ rule: 'packages-are-declared', file: 'server/src/planted/borrows.ts', text: "import 'picocolors'\n" },
	{ rule: 'bin-needs-no-package', file: 'bin/planted.mjs', text: "import 'zod'\n" },
	{
		rule: 'web-without-server',
		file: 'web/src/planted/reads-server.ts',
		text: "import type { Env } from '../../../server/src/env.ts'\nexport type Planted = Env\n",
	},
	{
		rule: 'desk-comes-to-editors-alone',
		file: 'web/src/features/planted/page.ts',
		text: "export { planted } from '../../content/desk/planted.ts'\n",
		needs: { 'web/src/content/desk/planted.ts': empty },
	},
	{
		rule: 'server-without-web',
		file: 'server/src/planted/reads-web.ts',
		text: "import '../../../web/src/planted/page.ts'\n",
		needs: { 'web/src/planted/page.ts': empty },
	},
	{
		rule: 'shared-feature-stands-alone',
		file: 'shared/src/planted-one/rule.ts',
		text: "import { planted } from '../planted-two/rule.ts'\nexport const taken = planted\n",
		needs: { 'shared/src/planted-two/rule.ts': empty },
	},
	{
		rule: 'contracts-of-contracts',
		file: 'shared/src/planted-one/contract.ts',
		text: "import { planted } from '../planted-two/rule.ts'\nexport const taken = planted\n",
		needs: { 'shared/src/planted-two/rule.ts': empty },
	},
	{
		rule: 'contracts-of-contracts',
		file: 'shared/src/planted-one/desk-contract.ts',
		text: "import type { Planted } from '../planted-two/rule.ts'\nexport type Taken = Planted\n",
	},
	{ rule: 'shared-stands-alone', file: 'shared/src/planted/reads-disk.ts', text: "import 'node:fs'\n" },
	{ rule: 'browser-without-validator', file: 'web/src/planted/validates.ts', text: "import 'zod'\n" },
	{
		rule: 'browser-without-validator',
		file: 'web/src/planted/takes-contract.ts',
		text: "import { planted } from '@aravalli/shared/planted/contract'\nexport const taken = planted\n",
		needs: { 'shared/src/planted/contract.ts': contract },
	},
	{
		rule: 'browser-without-validator',
		file: 'shared/src/planted/rule.ts',
		text: "import { planted } from './contract.ts'\nexport const taken = planted\n",
	},
	{
		rule: 'server-feature-through-public',
		file: 'server/src/features/planted-one/reads-other.ts',
		text: "import '../planted-two/inside.ts'\nimport '../planted-two/public.ts'\n",
		needs: {
			'server/src/features/planted-two/inside.ts': empty,
			'server/src/features/planted-two/public.ts': empty,
		},
	},
	{
		rule: 'accounts-know-no-feature',
		file: 'server/src/features/accounts/planted.ts',
		text: "import '../planted-two/public.ts'\n",
	},
	{
		rule: 'web-feature-through-public',
		file: 'web/src/features/planted-one/reads-other.ts',
		text: "import '../planted-two/inside.ts'\nimport '../planted-two/public.tsx'\n",
		needs: {
			'web/src/features/planted-two/inside.ts': empty,
			'web/src/features/planted-two/public.tsx': empty,
		},
	},
	{
		rule: 'foundation-knows-no-feature',
		file: 'server/src/platform/planted.ts',
		text: "import '../features/planted-two/public.ts'\n",
	},
	{
		rule: 'foundation-knows-no-feature',
		file: 'web/src/ui/planted.ts',
		text: "import '../features/planted-two/public.tsx'\n",
	},
	{
		rule: 'foundation-knows-no-feature',
		file: 'web/src/lib/planted.ts',
		text: "import type { Planted } from '@aravalli/shared/planted/contract'\nexport type Taken = Planted\n",
	},
	{
		rule: 'rich-text-field-comes-late',
		file: 'web/src/ui/planted-editor.ts',
		text: "import './editing/rich-text/tools.ts'\n",
	},
	{
		rule: 'rich-text-field-comes-late',
		file: 'web/src/lib/planted-editor.ts',
		text: "import '@tiptap/core'\n",
	},
	{
		rule: 'foundation-knows-no-feature',
		file: 'web/src/lib/planted-content.ts',
		text: "import '../content/planted.ts'\n",
		needs: { 'web/src/content/planted.ts': empty },
	},
	{
		rule: 'content-knows-no-kind',
		file: 'web/src/content/reads-kind.ts',
		text: "import '../features/planted-two/public.tsx'\n",
	},
	{
		rule: 'content-knows-no-kind',
		file: 'server/src/content/planted.ts',
		text: "import '../features/planted-two/public.ts'\n",
	},
	{
		rule: 'content-knows-no-kind',
		file: 'shared/src/content/planted.ts',
		text: "import { planted } from '../planted-two/rule.ts'\nexport const taken = planted\n",
	},
	{
		rule: 'routes-without-tables',
		file: 'server/src/features/planted-one/routes.ts',
		text: "import './tables.ts'\n",
		needs: { 'server/src/features/planted-one/tables.ts': "import 'drizzle-orm'\n" },
	},
	{
		rule: 'sql-only-in-tables',
		file: 'server/src/features/planted-one/writes-sql.ts',
		text: "import 'drizzle-orm'\n",
	},
	{ rule: 'sql-only-in-tables', file: 'server/src/platform/planted-query.ts', text: "import 'pg'\n" },
]
