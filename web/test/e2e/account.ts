import type { Page } from 'playwright-core';

export const PASSWORD = 'a quiet courtyard';

/** Signs in by the form, and waits for the lobby of that person. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/#/account');
  const form = page.locator('.account-ways section').nth(1);
  await form.getByLabel('Username').fill(login);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.open-file').waitFor();
}
