import type { PersonalGroupCount } from '@aravalli/shared/my-data/contract'
import { type PersonalGroupName, personalGroups, staffGroups } from '@aravalli/shared/personal-groups'
import type { PersonalGroup } from '../../platform/database/personal-data.ts'
import { accountGroups } from '../accounts/public.ts'
import type { MyDataServices } from './my-data-services.ts'
import { countGroups } from './tables.ts'

/** Tells how much is kept about somebody, by kind, in the order in which people look for it. What only the staff has is left out where there is none. */
export async function summariseData(
	{ database, personalData }: Pick<MyDataServices, 'database' | 'personalData'>,
	userId: string,
): Promise<PersonalGroupCount[]> {
	const parts = [...accountGroups, ...personalData.flatMap(({ groups }) => groups)]
	const counts = await countGroups(database.db, parts, userId)
	const names = Object.keys(personalGroups) as PersonalGroupName[]
	return names
		.map((name) => summarise(name, parts, counts))
		.filter(({ name, count }) => count > 0 || !staffGroups.includes(name))
}

/** Several features may each have a part of what is one to its owner. */
function summarise(
	name: PersonalGroupName,
	parts: readonly PersonalGroup[],
	counts: readonly number[],
): PersonalGroupCount {
	const count = parts.reduce((sum, part, index) => sum + (part.name === name ? (counts[index] ?? 0) : 0), 0)
	const isKept = parts.some((part) => part.name === name && part.afterClosing === 'kept')
	return { name, count, afterClosing: isKept ? 'kept' : 'erased' }
}
