import { linkOptions } from '@tanstack/react-router'

export const listPath = '/blogs'

/** @param page 1 has no number in its address */
export const postListLink = (page = 1) => linkOptions({ to: '/blogs', search: { page: page > 1 ? page : undefined } })

export const postLink = (blogId: string) => linkOptions({ to: '/blogs/$blogId', params: { blogId } })

/** The address of the list says this; what is missing has its default, page 1. */
export interface PostListSearch {
	page?: number | undefined
}

/** Reads the address. Odd page numbers count as missing. */
export function readPostListSearch(raw: { page?: unknown }): PostListSearch {
	const page = /^[1-9]\d{0,8}$/.test(String(raw.page)) ? Number(raw.page) : 1
	return { page: page > 1 ? page : undefined }
}
