import { countOwn } from '../../platform/database/count-own.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { mediaIdsIn } from './addresses.ts'
import { listUploadsOf } from './reading/tables.ts'
import { replaceUses } from './storing/tables.ts'
import { media, type UsedIn } from './tables.ts'

/** Notes which pictures a content has, wherever in it their addresses stand. */
export function noteMediaUses(
	tx: Transaction,
	{ content, ...place }: { kind: string; id: string; usedIn: UsedIn; content: object },
): Promise<void> {
	return replaceUses(tx, place, mediaIdsIn(content))
}

/** Tells which pictures members of the staff have uploaded. They stay when whoever sent them leaves. */
export const mediaData: PersonalData = {
	erased: [],
	kept: [media],
	groups: [{ name: 'content-work', tables: [media], afterClosing: 'kept', count: countOwn(media.uploadedBy) }],
	export: async (db, userId) => ({ uploadedPictures: await listUploadsOf(db, userId) }),
	erase: async () => undefined,
}
