export const casesValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:cases:1", "title": "Test cases of guards", "description": "What the hooks of this repository must answer; `basis-guard check` asks them.", "type": "object", "additionalProperties": false, "required": ["schema"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What these cases are for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "cases": { "title": "The cases", "type": "array", "items": { "$ref": "#/definitions/case" } } }, "definitions": { "case": { "title": "A case", "description": "With exactly one of input and input_json. With an output it is a review.", "type": "object", "additionalProperties": false, "required": ["name", "tool_name", "expect"], "properties": { "name": { "title": "What it shows", "type": "string", "minLength": 1 }, "tool_name": { "title": "Tool name", "type": "string", "minLength": 1 }, "input": { "title": "Input", "description": "Any JSON; its exact text is the input." }, "input_json": { "title": "Input as text", "description": "As a model would write it, valid JSON or not.", "type": "string" }, "output": { "title": "Output", "description": "What the tool gave back: a string, or anything else as a structured result." }, "is_error": { "title": "Whether the result is an error", "type": "boolean" }, "expect": { "title": "What the chain must say", "enum": ["allow", "deny", "modify", "replace"] }, "expect_input": { "title": "The input that must be left", "description": "For modify; compared as JSON." }, "expect_output": { "title": "The output that must be shown", "description": "For replace; compared as JSON." }, "expect_reason": { "title": "A text that the reason must contain", "type": "string", "minLength": 1 }, "expect_by": { "title": "Who must have denied or changed it", "description": "The name of a hook.", "type": "string", "minLength": 1 } } } } };
const schema12 = { "title": "A case", "description": "With exactly one of input and input_json. With an output it is a review.", "type": "object", "additionalProperties": false, "required": ["name", "tool_name", "expect"], "properties": { "name": { "title": "What it shows", "type": "string", "minLength": 1 }, "tool_name": { "title": "Tool name", "type": "string", "minLength": 1 }, "input": { "title": "Input", "description": "Any JSON; its exact text is the input." }, "input_json": { "title": "Input as text", "description": "As a model would write it, valid JSON or not.", "type": "string" }, "output": { "title": "Output", "description": "What the tool gave back: a string, or anything else as a structured result." }, "is_error": { "title": "Whether the result is an error", "type": "boolean" }, "expect": { "title": "What the chain must say", "enum": ["allow", "deny", "modify", "replace"] }, "expect_input": { "title": "The input that must be left", "description": "For modify; compared as JSON." }, "expect_output": { "title": "The output that must be shown", "description": "For replace; compared as JSON." }, "expect_reason": { "title": "A text that the reason must contain", "type": "string", "minLength": 1 }, "expect_by": { "title": "Who must have denied or changed it", "description": "The name of a hook.", "type": "string", "minLength": 1 } } };
const func0 = Object.prototype.hasOwnProperty;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:cases:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema")) {
            validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema11.required, parentSchema: schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "cases"))) {
                    validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.$schema !== undefined && func0.call(data, "$schema")) {
                    let data0 = data.$schema;
                    const _errs2 = errors;
                    if (typeof data0 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                        return false;
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.description !== undefined && func0.call(data, "description")) {
                        let data1 = data.description;
                        const _errs4 = errors;
                        if (typeof data1 !== "string") {
                            validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.schema !== undefined && func0.call(data, "schema")) {
                            let data2 = data.schema;
                            const _errs6 = errors;
                            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.schema.type, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            if (1 !== data2) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.cases !== undefined && func0.call(data, "cases")) {
                                let data3 = data.cases;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (Array.isArray(data3)) {
                                        var valid1 = true;
                                        const len0 = data3.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                            let data4 = data3[i0];
                                            const _errs10 = errors;
                                            const _errs11 = errors;
                                            if (errors === _errs11) {
                                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                                    let missing1;
                                                    if (((((data4.name === undefined) || (!(func0.call(data4, "name")))) && (missing1 = "name")) || (((data4.tool_name === undefined) || (!(func0.call(data4, "tool_name")))) && (missing1 = "tool_name"))) || (((data4.expect === undefined) || (!(func0.call(data4, "expect")))) && (missing1 = "expect"))) {
                                                        validate10.errors = [{ instancePath: instancePath + "/cases/" + i0, schemaPath: "#/definitions/case/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'", schema: schema12.required, parentSchema: schema12, data: data4 }];
                                                        return false;
                                                    }
                                                    else {
                                                        const _errs13 = errors;
                                                        for (const key1 of Object.keys(data4)) {
                                                            if (!(func0.call(schema12.properties, key1))) {
                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0, schemaPath: "#/definitions/case/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data: data4 }];
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (_errs13 === errors) {
                                                            if (data4.name !== undefined && func0.call(data4, "name")) {
                                                                let data5 = data4.name;
                                                                const _errs14 = errors;
                                                                if (errors === _errs14) {
                                                                    if (typeof data5 === "string") {
                                                                        if (data5.length < 1) {
                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/name", schemaPath: "#/definitions/case/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.name, data: data5 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/name", schemaPath: "#/definitions/case/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.name.type, parentSchema: schema12.properties.name, data: data5 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid3 = _errs14 === errors;
                                                            }
                                                            else {
                                                                var valid3 = true;
                                                            }
                                                            if (valid3) {
                                                                if (data4.tool_name !== undefined && func0.call(data4, "tool_name")) {
                                                                    let data6 = data4.tool_name;
                                                                    const _errs16 = errors;
                                                                    if (errors === _errs16) {
                                                                        if (typeof data6 === "string") {
                                                                            if (data6.length < 1) {
                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/tool_name", schemaPath: "#/definitions/case/properties/tool_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.tool_name, data: data6 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        else {
                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/tool_name", schemaPath: "#/definitions/case/properties/tool_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.tool_name.type, parentSchema: schema12.properties.tool_name, data: data6 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    var valid3 = _errs16 === errors;
                                                                }
                                                                else {
                                                                    var valid3 = true;
                                                                }
                                                                if (valid3) {
                                                                    if (data4.input_json !== undefined && func0.call(data4, "input_json")) {
                                                                        let data7 = data4.input_json;
                                                                        const _errs18 = errors;
                                                                        if (typeof data7 !== "string") {
                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/input_json", schemaPath: "#/definitions/case/properties/input_json/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.input_json.type, parentSchema: schema12.properties.input_json, data: data7 }];
                                                                            return false;
                                                                        }
                                                                        var valid3 = _errs18 === errors;
                                                                    }
                                                                    else {
                                                                        var valid3 = true;
                                                                    }
                                                                    if (valid3) {
                                                                        if (data4.is_error !== undefined && func0.call(data4, "is_error")) {
                                                                            let data8 = data4.is_error;
                                                                            const _errs20 = errors;
                                                                            if (typeof data8 !== "boolean") {
                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/is_error", schemaPath: "#/definitions/case/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema12.properties.is_error.type, parentSchema: schema12.properties.is_error, data: data8 }];
                                                                                return false;
                                                                            }
                                                                            var valid3 = _errs20 === errors;
                                                                        }
                                                                        else {
                                                                            var valid3 = true;
                                                                        }
                                                                        if (valid3) {
                                                                            if (data4.expect !== undefined && func0.call(data4, "expect")) {
                                                                                let data9 = data4.expect;
                                                                                const _errs22 = errors;
                                                                                if (!((((data9 === "allow") || (data9 === "deny")) || (data9 === "modify")) || (data9 === "replace"))) {
                                                                                    validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect", schemaPath: "#/definitions/case/properties/expect/enum", keyword: "enum", params: { allowedValues: schema12.properties.expect.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.expect.enum, parentSchema: schema12.properties.expect, data: data9 }];
                                                                                    return false;
                                                                                }
                                                                                var valid3 = _errs22 === errors;
                                                                            }
                                                                            else {
                                                                                var valid3 = true;
                                                                            }
                                                                            if (valid3) {
                                                                                if (data4.expect_reason !== undefined && func0.call(data4, "expect_reason")) {
                                                                                    let data10 = data4.expect_reason;
                                                                                    const _errs23 = errors;
                                                                                    if (errors === _errs23) {
                                                                                        if (typeof data10 === "string") {
                                                                                            if (data10.length < 1) {
                                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_reason", schemaPath: "#/definitions/case/properties/expect_reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.expect_reason, data: data10 }];
                                                                                                return false;
                                                                                            }
                                                                                        }
                                                                                        else {
                                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_reason", schemaPath: "#/definitions/case/properties/expect_reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.expect_reason.type, parentSchema: schema12.properties.expect_reason, data: data10 }];
                                                                                            return false;
                                                                                        }
                                                                                    }
                                                                                    var valid3 = _errs23 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid3 = true;
                                                                                }
                                                                                if (valid3) {
                                                                                    if (data4.expect_by !== undefined && func0.call(data4, "expect_by")) {
                                                                                        let data11 = data4.expect_by;
                                                                                        const _errs25 = errors;
                                                                                        if (errors === _errs25) {
                                                                                            if (typeof data11 === "string") {
                                                                                                if (data11.length < 1) {
                                                                                                    validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_by", schemaPath: "#/definitions/case/properties/expect_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.expect_by, data: data11 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                            else {
                                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_by", schemaPath: "#/definitions/case/properties/expect_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.expect_by.type, parentSchema: schema12.properties.expect_by, data: data11 }];
                                                                                                return false;
                                                                                            }
                                                                                        }
                                                                                        var valid3 = _errs25 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid3 = true;
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate10.errors = [{ instancePath: instancePath + "/cases/" + i0, schemaPath: "#/definitions/case/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data: data4 }];
                                                    return false;
                                                }
                                            }
                                            var valid1 = _errs10 === errors;
                                            if (!valid1) {
                                                break;
                                            }
                                        }
                                    }
                                    else {
                                        validate10.errors = [{ instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.cases.type, parentSchema: schema11.properties.cases, data: data3 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }
