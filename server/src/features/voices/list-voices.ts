import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { StudentReview, Testimonial } from '@aravalli/shared/voices/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { newestOrPage, paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentReview, presentTestimonial } from './present-voices.ts'
import { countReviews, countTestimonials, listReviews, listTestimonials } from './tables.ts'

interface ListRequest {
	language: Language
	page?: number | undefined
	limit?: number | undefined
}

/** Lists them in the order that editors have given them; without a page the first 200. */
export async function listPublishedTestimonials(
	{ db }: Database,
	{ language, ...wanted }: ListRequest,
): Promise<{ data: Testimonial[]; pagination: Pagination }> {
	const page = newestOrPage(wanted)
	const [rows, total] = await Promise.all([listTestimonials(db, page), countTestimonials(db)])
	return { data: rows.map((row) => presentTestimonial(row, language)), pagination: paginationOf(page, total) }
}

/** Lists the newest first; without a page the newest 200. */
export async function listPublishedReviews(
	{ db }: Database,
	{ language, ...wanted }: ListRequest,
): Promise<{ data: StudentReview[]; pagination: Pagination }> {
	const page = newestOrPage(wanted)
	const [rows, total] = await Promise.all([listReviews(db, page), countReviews(db)])
	return { data: rows.map((row) => presentReview(row, language)), pagination: paginationOf(page, total) }
}
