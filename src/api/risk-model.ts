import {
  type GetRiskRatingSetApiResponse,
  riskModelApi as generated,
  type ListRiskRatingSetsApiResponse,
} from './generated/risk-model.gen';
import { resourceTags } from './tags';

const riskModelApi = generated.enhanceEndpoints({ endpoints: resourceTags('RiskRatingSet') });

/** A rating method with its levels, classes, ratings and table. */
export type RiskRatingSet = GetRiskRatingSetApiResponse['data'];
export type RiskRatingSetSummary = ListRiskRatingSetsApiResponse['data']['results'][number];
export type RiskLevel = RiskRatingSet['levels'][number];
export type RiskRating = RiskRatingSet['ratings'][number];
export type RiskClass = RiskRatingSet['classes'][number];
export type RiskParameter = RiskLevel['parameter'];
export const { useListRiskRatingSetsQuery, useGetRiskRatingSetQuery } = riskModelApi;
