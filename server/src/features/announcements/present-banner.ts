import type { Banner } from '@aravalli/shared/announcements/contract'
import type { Language } from '@aravalli/shared/language'
import type { BannerRow } from './tables.ts'

export function presentBanner(row: BannerRow, language: Language): Banner {
	const { heading, text, alt } = (language === 'hindi' && row.hindi) || row.english
	return {
		_id: row.id,
		Banner_img: row.widePicture,
		phoneImage: row.phonePicture,
		call_actionLink: row.actionLink,
		alt,
		heading,
		text,
		isFallback: language === 'hindi' && row.hindi === null,
	}
}
