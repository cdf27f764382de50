import { expect, type Locator, type Page } from '@playwright/test'

/** Puts the caret behind so many characters of a field, and another one in the place of the last of them. */
export async function repairAt(field: Locator, position: number, character: string): Promise<void> {
  await field.press('Home')
  for (let step = 0; step < position; step++) await field.press('ArrowRight')
  await field.press('Backspace')
  await field.press(character)
}

/** Walks with the Tab key, as far as needed, until the element has the focus; fails where the walk passes it by. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
