import type { Banner } from '@aravalli/shared/announcements/contract'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import { presentBanner } from './present-banner.ts'
import { listBanners } from './tables.ts'

/** Lists the published banners in their order; an empty list where there are none. */
export async function listHeroBanners({ db }: Database, language: Language): Promise<Banner[]> {
	const rows = await listBanners(db)
	return rows.map((row) => presentBanner(row, language))
}
