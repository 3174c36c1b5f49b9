import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import { endAndComeBack } from '../../../support/web/endedSession.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { giveGridASize } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

/** As a requirements tool of somebody else writes it (ReqIF 1.2, OMG formal/16-07-01): prefixes, XHTML, an enumeration. */
const FOREIGN = `<?xml version="1.0" encoding="UTF-8"?>
<r:REQ-IF xmlns:r="http://www.omg.org/spec/ReqIF/20110401/reqif.xsd" xmlns:x="http://www.w3.org/1999/xhtml">
 <r:THE-HEADER><r:REQ-IF-HEADER IDENTIFIER="h1"><r:SOURCE-TOOL-ID>Other</r:SOURCE-TOOL-ID></r:REQ-IF-HEADER></r:THE-HEADER>
 <r:CORE-CONTENT><r:REQ-IF-CONTENT>
  <r:DATATYPES><r:DATATYPE-DEFINITION-ENUMERATION IDENTIFIER="e" LONG-NAME="States"><r:SPECIFIED-VALUES>
    <r:ENUM-VALUE IDENTIFIER="e1" LONG-NAME="Agreed"/></r:SPECIFIED-VALUES></r:DATATYPE-DEFINITION-ENUMERATION></r:DATATYPES>
  <r:SPEC-TYPES>
   <r:SPEC-OBJECT-TYPE IDENTIFIER="tg" LONG-NAME="Safety Goal"><r:SPEC-ATTRIBUTES>
     <r:ATTRIBUTE-DEFINITION-STRING IDENTIFIER="ti" LONG-NAME="ReqIF.ForeignID"/>
     <r:ATTRIBUTE-DEFINITION-STRING IDENTIFIER="tn" LONG-NAME="ReqIF.Name"/>
     <r:ATTRIBUTE-DEFINITION-STRING IDENTIFIER="tf" LONG-NAME="fttiMs"/></r:SPEC-ATTRIBUTES></r:SPEC-OBJECT-TYPE>
   <r:SPEC-OBJECT-TYPE IDENTIFIER="tr" LONG-NAME="System Requirement"><r:SPEC-ATTRIBUTES>
     <r:ATTRIBUTE-DEFINITION-XHTML IDENTIFIER="rt" LONG-NAME="ReqIF.Text"/>
     <r:ATTRIBUTE-DEFINITION-ENUMERATION IDENTIFIER="rs" LONG-NAME="status"/></r:SPEC-ATTRIBUTES></r:SPEC-OBJECT-TYPE>
   <r:SPEC-OBJECT-TYPE IDENTIFIER="th" LONG-NAME="Heading"/>
   <r:SPEC-RELATION-TYPE IDENTIFIER="rel" LONG-NAME="satisfies"/>
  </r:SPEC-TYPES>
  <r:SPEC-OBJECTS>
   <r:SPEC-OBJECT IDENTIFIER="o1"><r:VALUES>
     <r:ATTRIBUTE-VALUE-STRING THE-VALUE="SG-7"><r:DEFINITION><r:ATTRIBUTE-DEFINITION-STRING-REF>ti</r:ATTRIBUTE-DEFINITION-STRING-REF></r:DEFINITION></r:ATTRIBUTE-VALUE-STRING>
     <r:ATTRIBUTE-VALUE-STRING THE-VALUE="Avoid unintended braking"><r:DEFINITION><r:ATTRIBUTE-DEFINITION-STRING-REF>tn</r:ATTRIBUTE-DEFINITION-STRING-REF></r:DEFINITION></r:ATTRIBUTE-VALUE-STRING>
     <r:ATTRIBUTE-VALUE-STRING THE-VALUE="120"><r:DEFINITION><r:ATTRIBUTE-DEFINITION-STRING-REF>tf</r:ATTRIBUTE-DEFINITION-STRING-REF></r:DEFINITION></r:ATTRIBUTE-VALUE-STRING>
     </r:VALUES><r:TYPE><r:SPEC-OBJECT-TYPE-REF>tg</r:SPEC-OBJECT-TYPE-REF></r:TYPE></r:SPEC-OBJECT>
   <r:SPEC-OBJECT IDENTIFIER="o2"><r:VALUES>
     <r:ATTRIBUTE-VALUE-XHTML><r:THE-VALUE><x:div><x:p>The brake shall release within 50 ms.</x:p><x:p>At &lt; 5 V as well.</x:p></x:div></r:THE-VALUE><r:DEFINITION><r:ATTRIBUTE-DEFINITION-XHTML-REF>rt</r:ATTRIBUTE-DEFINITION-XHTML-REF></r:DEFINITION></r:ATTRIBUTE-VALUE-XHTML>
     <r:ATTRIBUTE-VALUE-ENUMERATION><r:VALUES><r:ENUM-VALUE-REF>e1</r:ENUM-VALUE-REF></r:VALUES><r:DEFINITION><r:ATTRIBUTE-DEFINITION-ENUMERATION-REF>rs</r:ATTRIBUTE-DEFINITION-ENUMERATION-REF></r:DEFINITION></r:ATTRIBUTE-VALUE-ENUMERATION>
     </r:VALUES><r:TYPE><r:SPEC-OBJECT-TYPE-REF>tr</r:SPEC-OBJECT-TYPE-REF></r:TYPE></r:SPEC-OBJECT>
   <r:SPEC-OBJECT IDENTIFIER="o3"><r:TYPE><r:SPEC-OBJECT-TYPE-REF>th</r:SPEC-OBJECT-TYPE-REF></r:TYPE></r:SPEC-OBJECT>
   <r:SPEC-OBJECT IDENTIFIER="o4"><r:TYPE><r:SPEC-OBJECT-TYPE-REF>tr</r:SPEC-OBJECT-TYPE-REF></r:TYPE></r:SPEC-OBJECT>
  </r:SPEC-OBJECTS>
  <r:SPEC-RELATIONS><r:SPEC-RELATION IDENTIFIER="l1">
    <r:SOURCE><r:SPEC-OBJECT-REF>o2</r:SPEC-OBJECT-REF></r:SOURCE><r:TARGET><r:SPEC-OBJECT-REF>o1</r:SPEC-OBJECT-REF></r:TARGET>
    <r:TYPE><r:SPEC-RELATION-TYPE-REF>rel</r:SPEC-RELATION-TYPE-REF></r:TYPE></r:SPEC-RELATION></r:SPEC-RELATIONS>
 </r:REQ-IF-CONTENT></r:CORE-CONTENT></r:REQ-IF>`;

async function choose(user: UserEvent, content: BlobPart, name = 'requirements.reqif') {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('main input[type="file"], input[type="file"]');
  if (!input) throw new Error('There is no input');
  await user.upload(input, new File([content], name));
}
const rowsOfFile = async () =>
  within(await screen.findByRole('region', { name: 'Objects of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);

describe('a ReqIF file of another tool', () => {
  it('becomes targets and requirements with their links, is found again, and goes as one step', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = project.open('reqif');
    await choose(user, FOREIGN);
    expect(await rowsOfFile()).toEqual([
      'SG-7Safety targetNewAvoid unintended braking',
      'o2RequirementNewThe brake shall release within 50 ms.',
      'o3OtherHeading, not imported',
      'o4RequirementRefusedThis field cannot be taken: name.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Import 2 records' }));
    expect(await screen.findByText('2 records were written.')).toBeVisible();
    const [target] = await project.stored<SafetyTarget>('safety-targets');
    expect(target).toMatchObject({ name: 'Avoid unintended braking', externalId: 'SG-7', fttiMs: 120 });
    expect(await project.stored<Srem>('srems')).toMatchObject([
      {
        text: 'The brake shall release within 50 ms.\nAt < 5 V as well.',
        status: 'AGREED',
        externalId: 'o2',
        safetyTargetUuids: [target?.uuid],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(user, FOREIGN.replace('THE-VALUE="120"', 'THE-VALUE="150"'));
    expect((await rowsOfFile()).slice(0, 2)).toEqual([
      expect.stringContaining('ChangedAvoid unintended brakingChanges: fault-tolerant time (ms)'),
      expect.stringContaining('Unchanged'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Import 1 record' }));
    expect(await screen.findByText('1 record was written.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import was taken back.')).toBeVisible();
    await waitFor(async () =>
      expect(await project.stored<SafetyTarget>('safety-targets')).toMatchObject([{ fttiMs: 120 }]),
    );
  });

  it.each([
    [
      'an entity that grows',
      '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "ha">]><REQ-IF>&b;</REQ-IF>',
      /declares/,
    ],
    ['a file of the reader', '<!doctype a SYSTEM "file:///etc/passwd"><REQ-IF/>', /declares/],
    ['what is cut off', FOREIGN.slice(0, 2000), /damaged or incomplete/],
    ['the start of an archive', 'PK\u0003\u0004 and so on', /damaged or incomplete/],
    [
      'another kind of XML',
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      /neither a ReqIF file nor a table/,
    ],
    ['a text', 'SG-7;Avoid', /neither a ReqIF file nor a table/],
    ['nothing', '', /is empty/],
  ])('is refused where it is %s, and nothing is sent', async (_what, content, why) => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = project.open('reqif');
    await choose(user, content);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    expect(await project.stored('safety-targets')).toEqual([]);
  });
});

describe('our own file', () => {
  it('comes back without a change', async () => {
    const { data } = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
      'lead',
      'GET',
      '/user-api/projects?limit=200',
    );
    const project = data.results.find(({ name }) => name.includes('Steering'));
    if (!project) throw new Error('There is no such project');
    const path = `/user-api/projects/${project.uuid}/exports`;
    const made = await platform.call<{ data: { uuid: string } }>('lead', 'POST', path, { kind: 'REQIF' });
    await vi.waitFor(
      async () =>
        expect(
          (await platform.call<{ data: { state: string } }>('lead', 'GET', `${path}/${made.data.uuid}`)).data
            .state,
        ).toBe('DONE'),
      { timeout: 60_000, interval: 500 },
    );
    const bytes = await platform.download('lead', `${path}/${made.data.uuid}/file`);
    const { renderApp } = await import('../../../support/web/renderApp.tsx');
    const { user } = renderApp({
      route: `/projects/${project.uuid}/reqif`,
      token: platform.tokenOf('lead'),
    });
    await choose(user, bytes);
    const rows = await rowsOfFile();
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(row => !row?.includes('Unchanged'))).toEqual([]);
    expect(screen.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
  });
}, 120_000);

describe('a file that is looked at while the session ends', () => {
  it('stands where it stood; what was imported does not come again', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const before = project.open('reqif');
    await choose(before.user, FOREIGN);
    const rows = await rowsOfFile();
    const again = endAndComeBack(before, () => project.open('reqif'));
    expect(await rowsOfFile()).toEqual(rows);
    expect(screen.getByText('requirements.reqif')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Import 2 records' }));
    expect(await screen.findByText('2 records were written.')).toBeVisible();
    endAndComeBack(again, () => project.open('reqif'));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Objects of the file' })).toBeNull();
  });
});
