/** How long the splash stands, from when the page is alive. The animation of splash-page.module.css takes as long. */
export const splashMilliseconds = 5500
