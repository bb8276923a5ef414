import { readPageNumber } from '#web/lib/page-number.ts'

export interface MockTestsSearch {
	page?: number | undefined
}

export const readMockTestsSearch = ({ page }: { page?: unknown }): MockTestsSearch => ({ page: readPageNumber(page) })
