import { linkOptions } from '@tanstack/react-router'

export const listPath = '/blogs'

/** @param page 1 has no number in its address */
export const postListLink = (page = 1) => linkOptions({ to: '/blogs', search: { page: page > 1 ? page : undefined } })

export const postLink = (blogId: string) => linkOptions({ to: '/blogs/$blogId', params: { blogId } })
