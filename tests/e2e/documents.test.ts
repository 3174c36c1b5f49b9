import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

/** The smallest PDF that says something: one page, one line (ISO 32000-2, 7.5). */
const pdfOf = (line: string) => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${line.length + 35}>>stream\nBT /F1 18 Tf 20 60 Td (${line}) Tj ET\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};

/** A Word document with two paragraphs. */
const wordOf = (...paragraphs: string[]) => {
  const body = paragraphs
    .map(text => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join('');
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  );
};

test('documents: uploaded, read, revised, refused by content, deleted', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^415 POST /, /^409 POST /);
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/documents`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  const files = page.locator('input[type=file]');
  const plan = Buffer.from('# Plan\n\nSteer **only** at standstill.\n');
  await files.setInputFiles([
    { name: 'Braking concept.pdf', mimeType: 'application/pdf', buffer: pdfOf('Brake within 400 ms') },
    {
      name: 'Hazard notes.docx',
      mimeType: 'application/octet-stream',
      buffer: wordOf('Trailer &amp; brake', 'Second line'),
    },
    { name: 'plan.md', mimeType: 'text/markdown', buffer: plan },
    {
      name: 'tool.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\u0090\u0000 not a document at all'),
    },
  ]);
  const list = page.getByRole('table', { name: 'Documents' });
  await expect(list.getByRole('row')).toHaveCount(4);
  const refused = page.getByRole('alert').filter({ hasText: 'tool.pdf' });
  await expect(refused).toContainText('This file is of a kind that is not kept here');
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(0);

  await test.step('a Word document shows its text', async () => {
    await page.getByRole('link', { name: /Hazard notes/ }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Trailer & brake');
    await page.getByRole('link', { name: 'All documents' }).click();
  });

  await test.step('a PDF shows its page, with its words for those who do not see it', async () => {
    await page.getByRole('link', { name: /Braking concept/ }).click();
    await expect(page.getByRole('img', { name: 'Brake within 400 ms' })).toBeVisible();
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is linked at a hazard, and leads there and back', async () => {
    await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
    const linked = page.getByRole('region', { name: 'Documents' });
    await linked.getByRole('button', { name: 'Link a document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link a document' });
    await dialog.getByRole('combobox', { name: 'Document' }).fill('braking');
    await page.getByRole('option', { name: /Braking concept/ }).click();
    await dialog.getByRole('button', { name: 'Link it' }).click();
    await linked.getByRole('link', { name: /Braking concept/ }).click();
    await page.getByRole('list', { name: 'Hazards' }).getByRole('link', { name: 'HZ-001' }).click();
    await expect(page).toHaveURL(/\/hazards\/HZ-001$/);
    await linked.getByRole('link', { name: /Braking concept/ }).click();
    await expect(page.getByRole('img', { name: 'Brake within 400 ms' })).toBeVisible();
  });

  await test.step('the next revision; the same file once more is refused', async () => {
    const next = {
      name: 'Braking concept 2.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOf('Brake within 350 ms'),
    };
    await files.setInputFiles(next);
    const revisions = page.getByRole('table', { name: 'Revisions' });
    await expect(revisions.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('img', { name: 'Brake within 350 ms' })).toBeVisible();
    await files.setInputFiles(next);
    await expect(page.getByRole('alert').filter({ hasText: 'the same as revision 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Show revision 1' }).click();
    await expect(page.getByRole('img', { name: 'Brake within 400 ms' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download revision 1' }).click();
    expect((await saved).suggestedFilename()).toBe('Braking concept.pdf');
  });

  await test.step('what is new in a revision is written to it', async () => {
    await page.getByRole('button', { name: 'More for revision 2' }).click();
    await page.getByRole('menuitem', { name: 'Say what is new in it' }).click();
    await page.getByRole('textbox', { name: 'What is new in it' }).fill('Faster valve');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: 'Faster valve' })).toBeVisible();
  });

  await test.step('a document gets another name, and is deleted', async () => {
    await page.getByRole('button', { name: 'Change name and description' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Concept of braking');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Concept of braking' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click();
    await expect(list.getByRole('row')).toHaveCount(3);
  });
});

test('documents: what the text of a revision suggests is reviewed, and becomes records when it is accepted', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid, hazards } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/documents`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Concept.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'The winch shall hold the load at power failure.\fWe assume that the yard is lit. The hook may crush a hand. ' +
        'The crew must know when braking is not delivered.',
    ),
  });
  await page.getByRole('link', { name: /Concept/ }).click();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  const list = page.getByRole('group', { name: 'Suggestions' });
  await expect(list).toContainText('The winch shall hold the load at power failure.');
  await expect(list).toContainText('Page 1 · “shall” says what the item has to do');
  await expectAccessible(page);

  await list.getByRole('checkbox', { name: /Hold the load at power failure/ }).check();
  await list.getByRole('checkbox', { name: /The hook may crush a hand/ }).check();
  await page.getByRole('button', { name: 'Accept 2 suggestions' }).click();
  await expect(page.getByText('2 suggestions accepted')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: /Hold the load.*there already: FN-/ })).toBeDisabled();
  await expect(list.getByRole('checkbox', { name: /We assume that the yard is lit/ })).toBeEnabled();

  await test.step('the document is linked with the hazards that it names, and those made of it', async () => {
    const [named] = hazards;
    const link = list.getByRole('checkbox', { name: `${named?.code} ${named?.name}` });
    await link.check();
    await list.getByRole('checkbox', { name: /^HZ-\d+ The hook may crush a hand/ }).check();
    await page.getByRole('button', { name: 'Accept 2 suggestions' }).click();
    const linked = page.getByRole('region', { name: 'Linked with' });
    await expect(linked.getByRole('listitem')).toHaveCount(2);
    await expect(linked).toContainText(named?.code ?? '-');
    await expect(link).toHaveCount(0);
  });

  await test.step('the record says where it comes from', async () => {
    await page.goto(`/badger/projects/${projectUuid}/functions`);
    const name = 'Hold the load at power failure';
    await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^> The winch shall hold/ })).toContainText(
      /From DOC-\d+ Concept, revision 1, Page 1/,
    );
  });
});

test('documents: a file dragged onto the page is uploaded', async ({ page, signIn, apiOf }) => {
  const lead = await apiOf('lead');
  const { projectUuid } = await createFunctionAnalysis(lead);
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/documents`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  const dragged = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Checked by two people.'], 'record.txt', { type: 'text/plain' }));
    return data;
  });
  const place = page.getByText('No documents yet');
  await place.dispatchEvent('dragenter', { dataTransfer: dragged });
  await expect(page.getByText('Drop the files here to upload them')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: dragged });
  await page.getByRole('link', { name: /record/ }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveText('Checked by two people.');
});
