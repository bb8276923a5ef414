import type { MediaData } from '@aravalli/shared/media/contract'
import { mediaAddress } from './addresses.ts'
import type { MediaRow } from './reading/tables.ts'

/** @param names of those who uploaded what is presented, by id */
export function presentMedia(row: MediaRow, names: Map<string, string>): MediaData {
	const { id, name, altEnglish, altHindi, widthPixels, heightPixels, sizeBytes, isUsed } = row
	return {
		id,
		name,
		alt: { english: altEnglish, hindi: altHindi },
		picture: { large: mediaAddress(id, 'large'), small: mediaAddress(id, 'small') },
		width: widthPixels,
		height: heightPixels,
		sizeBytes,
		uploadedAt: new Date(row.uploadedAt).toISOString(),
		uploadedByName: names.get(row.uploadedBy) ?? null,
		isUsed,
	}
}
